## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg = 對對手造成{ $val }點傷害
    .replace = 改為對對手造成{ $val }點傷害
    .bonus = 對對手額外造成{ $val }點傷害
    .name = 傷害
op-heal = 恢復{ $val }點護盾
    .replace = 改為恢復{ $val }點護盾
    .bonus = 額外恢復{ $val }點護盾
    .name = 恢復護盾
op-draw = 抽{ $val }張牌
    .replace = 改為抽{ $val }張牌
    .bonus = 額外抽{ $val }張牌
    .name = 抽牌
op-nrg = 獲得{ $val }點能量
    .replace = 改為獲得{ $val }點能量
    .bonus = 額外獲得{ $val }點能量
    .name = 獲得能量
op-drain = 對手失去{ $val }點能量
    .replace = 對手改為失去{ $val }點能量
    .bonus = 對手額外失去{ $val }點能量
    .name = 失去能量
op-disc = 對手隨機棄置{ $val }張手牌
    .replace = 對手改為隨機棄置{ $val }張手牌
    .bonus = 對手額外隨機棄置{ $val }張手牌
    .name = 棄牌
op-aoe = 對對手的所有盟友造成{ $val }點傷害
    .replace = 改為對對手的所有盟友造成{ $val }點傷害
    .bonus = 對對手的所有盟友額外造成{ $val }點傷害
    .name = 群體傷害
op-buf_atk = 本回合中，你的所有盟友獲得+{ $val }攻擊力
    .replace = 本回合中，你的所有盟友改為獲得+{ $val }攻擊力
    .bonus = 本回合中，你的所有盟友額外獲得+{ $val }攻擊力
    .name = 提升攻擊力
op-floor = 本回合中，你的護盾不會低於1
    .replace = 改為：本回合中你的護盾不會低於1
    .bonus = 本回合中，你的護盾也不會低於1
    .name = 護盾保底
op-negate = 使該牌的效果無效
    .replace = 改為使該牌的效果無效
    .bonus = 還會使該牌的效果無效
    .name = 無效
op-double = 本回合中，你的下一張行動牌結算兩次
    .replace = 改為：本回合中你的下一張行動牌結算兩次
    .bonus = 本回合中，你的下一張行動牌也會結算兩次
    .name = 雙重結算
op-banish = 放逐對手棄牌堆頂的{ $val }張牌
    .replace = 改為放逐對手棄牌堆頂的{ $val }張牌
    .bonus = 額外放逐對手棄牌堆頂的{ $val }張牌
    .name = 放逐
op-dbf_atk = 選擇對手的一個盟友，使其攻擊力降低{ $val }點
    .times = 進行{ times }：選擇對手的一個盟友，使其攻擊力降低{ $val }點
    .replace = 改為選擇對手的一個盟友，使其攻擊力降低{ $val }點
    .bonus = 選擇對手的一個盟友，使其攻擊力額外降低{ $val }點
    .name = 降低攻擊力
op-dbf_hp = 選擇對手的一個盟友，使其生命值降低{ $val }點
    .times = 進行{ times }：選擇對手的一個盟友，使其生命值降低{ $val }點
    .replace = 改為選擇對手的一個盟友，使其生命值降低{ $val }點
    .bonus = 選擇對手的一個盟友，使其生命值額外降低{ $val }點
    .name = 降低生命值
op-retrigger_traps = 你本回合翻開過的陷阱牌再結算一次
    .replace = 改為使你本回合翻開過的陷阱牌再結算一次
    .bonus = 還會使你本回合翻開過的陷阱牌再結算一次
    .name = 陷阱再結算

## Passives: hold while the ally is in play

op-p_nrg = 在你的能量階段獲得{ $val }點能量
    .name = 每回合能量
op-p_adx = 你的行動牌造成的傷害增加{ $val }點
    .name = 行動傷害
op-p_tdx = 你的陷阱牌造成的傷害增加{ $val }點
    .name = 陷阱傷害
op-p_red = 你受到的傷害減少{ $val }點
    .name = 減傷
op-p_eot = 在你的結束階段恢復{ $val }點護盾
    .name = 每回合恢復
op-p_adisc = 你的行動牌費用減少{ $val }點（最低為1）
    .name = 行動減費
op-p_tdisc = 你的陷阱牌費用減少{ $val }點（最低為1）
    .name = 陷阱減費

## When an ally is destroyed

on-play = 當你召喚此盟友時
    .when = mixed
on-death = 當此盟友被消滅時
op-d_heal = 恢復{ $val }點護盾
    .replace = 改為恢復{ $val }點護盾
    .bonus = 額外恢復{ $val }點護盾
    .name = 消滅時：恢復
op-d_dmg = 對對手造成{ $val }點傷害
    .replace = 改為對對手造成{ $val }點傷害
    .bonus = 對對手額外造成{ $val }點傷害
    .name = 消滅時：傷害
op-d_draw = 抽{ $val }張牌
    .replace = 改為抽{ $val }張牌
    .bonus = 額外抽{ $val }張牌
    .name = 消滅時：抽牌
op-d_return = 將此牌移回你的手牌
    .replace = 改為將此牌移回你的手牌
    .bonus = 還會將此牌移回你的手牌
    .name = 消滅時：回手

## Trap triggers

trigger-t_action = 當對手打出行動牌時
    .name = 對手打出行動牌時
trigger-t_summon = 當對手召喚盟友時
    .name = 對手召喚盟友時
trigger-t_play = 當對手打出一張牌時
    .name = 對手打出任意牌時
trigger-t_hit = 當你受到傷害時
    .name = 你受到傷害時
trigger-t_lethal = 當你的護盾降至0時
    .name = 你的護盾降至0時

## Conditions: bare clauses that follow 若

if-first_action = 你本回合未打出過此牌以外的行動牌
if-played_action = 你本回合已打出過行動牌
if-ctrl = 你場上有「{ TERM($sub) }」盟友
    .same = 有「{ TERM($sub) }」盟友
    .subject = control
if-ctrl_n = 你場上至少有{ $n }個盟友
    .same = 至少有{ $n }個盟友
    .subject = control
if-shield_below = 你的護盾低於{ $n }
if-o_shield_below = 對手的護盾低於{ $n }
if-o_no_allies = 對手場上沒有盟友
if-o_allies = 對手場上至少有{ $n }個盟友
if-o_fewer = 對手的手牌比你少
if-o_zero_nrg = 對手的能量為0
if-destroyed_any = 以此法消滅了盟友
if-vs_book = 你正在與第{ $n }卷及之後的英雄對戰
vs-vs_book = 與第{ $n }卷及之後的英雄對戰時

## Names of things on a board

counter-shield = 護盾
counter-energy = 能量
counter-actions_played = 已打出的行動牌
counter-floor = 護盾保底
counter-double_next = 雙重結算
counter-damage_taken = 受到的傷害
counter-guard = 韌性
number-cost = 費用
number-atk = 攻擊力
number-hp = 生命值
number-T = 戰術
number-S = 技巧
number-R = 韌性
number-M = 神秘
number-shield = 護盾
number-sim_shield = 初始護盾
number-cooldown = 冷卻
number-trap_limit = 陷阱上限
zone-hand = 手牌
zone-deck = 牌庫
zone-field = 場上
zone-traps = 陷阱區
zone-discard = 棄牌堆
zone-banished = 放逐區
quantity-action_bonus = 行動傷害加成
quantity-trap_bonus = 陷阱傷害加成
quantity-reduction = 減傷
quantity-energy_income = 盟友提供的能量
quantity-end_restore = 盟友恢復的護盾
quantity-action_discount = 行動減費
quantity-trap_discount = 陷阱減費
quantity-damage_bonus = 傷害加成
quantity-skill = 技巧
quantity-card_damage = 傷害
quantity-action_cost = 行動費用
quantity-trap_cost = 陷阱費用
tally-destroyed = 消滅的盟友
phase-energy = 能量階段
phase-draw = 抽牌階段
phase-play = 出牌階段
phase-battle = 戰鬥階段
phase-end = 結束階段
action-play = 打出
action-ability = 能力
action-attack = 攻擊
kind-damage = 傷害
kind-restore = 恢復
kind-cards = 卡牌
kind-energy = 能量
kind-allies = 盟友
kind-control = 控制

## The game

game-about = 兩名英雄，各有固定牌組和一面護盾：先擊破對方護盾者獲勝。
