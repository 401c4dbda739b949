## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg = 对对手造成{ $val }点伤害
    .replace = 改为对对手造成{ $val }点伤害
    .bonus = 对对手额外造成{ $val }点伤害
    .name = 伤害
op-heal = 恢复{ $val }点护盾
    .replace = 改为恢复{ $val }点护盾
    .bonus = 额外恢复{ $val }点护盾
    .name = 恢复护盾
op-draw = 抽{ $val }张牌
    .replace = 改为抽{ $val }张牌
    .bonus = 额外抽{ $val }张牌
    .name = 抽牌
op-nrg = 获得{ $val }点能量
    .replace = 改为获得{ $val }点能量
    .bonus = 额外获得{ $val }点能量
    .name = 获得能量
op-drain = 对手失去{ $val }点能量
    .replace = 对手改为失去{ $val }点能量
    .bonus = 对手额外失去{ $val }点能量
    .name = 失去能量
op-disc = 对手随机弃置{ $val }张手牌
    .replace = 对手改为随机弃置{ $val }张手牌
    .bonus = 对手额外随机弃置{ $val }张手牌
    .name = 弃牌
op-aoe = 对对手的所有盟友造成{ $val }点伤害
    .replace = 改为对对手的所有盟友造成{ $val }点伤害
    .bonus = 对对手的所有盟友额外造成{ $val }点伤害
    .name = 群体伤害
op-buf_atk = 本回合中，你的所有盟友获得+{ $val }攻击力
    .replace = 本回合中，你的所有盟友改为获得+{ $val }攻击力
    .bonus = 本回合中，你的所有盟友额外获得+{ $val }攻击力
    .name = 提升攻击力
op-floor = 本回合中，你的护盾不会低于1
    .replace = 改为：本回合中你的护盾不会低于1
    .bonus = 本回合中，你的护盾也不会低于1
    .name = 护盾保底
op-negate = 使该牌的效果无效
    .replace = 改为使该牌的效果无效
    .bonus = 还会使该牌的效果无效
    .name = 无效
op-double = 本回合中，你的下一张行动牌结算两次
    .replace = 改为：本回合中你的下一张行动牌结算两次
    .bonus = 本回合中，你的下一张行动牌也会结算两次
    .name = 双重结算
op-banish = 放逐对手弃牌堆顶的{ $val }张牌
    .replace = 改为放逐对手弃牌堆顶的{ $val }张牌
    .bonus = 额外放逐对手弃牌堆顶的{ $val }张牌
    .name = 放逐
op-dbf_atk = 选择对手的一个盟友，使其攻击力降低{ $val }点
    .times = 进行{ times }：选择对手的一个盟友，使其攻击力降低{ $val }点
    .replace = 改为选择对手的一个盟友，使其攻击力降低{ $val }点
    .bonus = 选择对手的一个盟友，使其攻击力额外降低{ $val }点
    .name = 降低攻击力
op-dbf_hp = 选择对手的一个盟友，使其生命值降低{ $val }点
    .times = 进行{ times }：选择对手的一个盟友，使其生命值降低{ $val }点
    .replace = 改为选择对手的一个盟友，使其生命值降低{ $val }点
    .bonus = 选择对手的一个盟友，使其生命值额外降低{ $val }点
    .name = 降低生命值
op-retrigger_traps = 你本回合翻开过的陷阱牌再结算一次
    .replace = 改为使你本回合翻开过的陷阱牌再结算一次
    .bonus = 还会使你本回合翻开过的陷阱牌再结算一次
    .name = 陷阱再结算

## Passives: hold while the ally is in play

op-p_nrg = 在你的能量阶段获得{ $val }点能量
    .name = 每回合能量
op-p_adx = 你的行动牌造成的伤害增加{ $val }点
    .name = 行动伤害
op-p_tdx = 你的陷阱牌造成的伤害增加{ $val }点
    .name = 陷阱伤害
op-p_red = 你受到的伤害减少{ $val }点
    .name = 减伤
op-p_eot = 在你的结束阶段恢复{ $val }点护盾
    .name = 每回合恢复
op-p_adisc = 你的行动牌费用减少{ $val }点（最低为1）
    .name = 行动减费
op-p_tdisc = 你的陷阱牌费用减少{ $val }点（最低为1）
    .name = 陷阱减费

## When an ally is destroyed

on-play = 当你召唤此盟友时
    .when = mixed
on-death = 当此盟友被消灭时
op-d_heal = 恢复{ $val }点护盾
    .replace = 改为恢复{ $val }点护盾
    .bonus = 额外恢复{ $val }点护盾
    .name = 消灭时：恢复
op-d_dmg = 对对手造成{ $val }点伤害
    .replace = 改为对对手造成{ $val }点伤害
    .bonus = 对对手额外造成{ $val }点伤害
    .name = 消灭时：伤害
op-d_draw = 抽{ $val }张牌
    .replace = 改为抽{ $val }张牌
    .bonus = 额外抽{ $val }张牌
    .name = 消灭时：抽牌
op-d_return = 将此牌移回你的手牌
    .replace = 改为将此牌移回你的手牌
    .bonus = 还会将此牌移回你的手牌
    .name = 消灭时：回手

## Trap triggers

trigger-t_action = 当对手打出行动牌时
    .name = 对手打出行动牌时
trigger-t_summon = 当对手召唤盟友时
    .name = 对手召唤盟友时
trigger-t_play = 当对手打出一张牌时
    .name = 对手打出任意牌时
trigger-t_hit = 当你受到伤害时
    .name = 你受到伤害时
trigger-t_lethal = 当你的护盾降至0时
    .name = 你的护盾降至0时

## Conditions: bare clauses that follow 若

if-first_action = 你本回合未打出过此牌以外的行动牌
if-played_action = 你本回合已打出过行动牌
if-ctrl = 你场上有“{ TERM($sub) }”盟友
    .same = 有“{ TERM($sub) }”盟友
    .subject = control
if-ctrl_n = 你场上至少有{ $n }个盟友
    .same = 至少有{ $n }个盟友
    .subject = control
if-shield_below = 你的护盾低于{ $n }
if-o_shield_below = 对手的护盾低于{ $n }
if-o_no_allies = 对手场上没有盟友
if-o_allies = 对手场上至少有{ $n }个盟友
if-o_fewer = 对手的手牌比你少
if-o_zero_nrg = 对手的能量为0
if-destroyed_any = 以此法消灭了盟友
if-vs_book = 你正在对阵第{ $n }卷及之后的英雄
vs-vs_book = 对阵第{ $n }卷及之后的英雄时

## Names of things on a board

counter-shield = 护盾
counter-energy = 能量
counter-actions_played = 已打出的行动牌
counter-floor = 护盾保底
counter-double_next = 双重结算
counter-damage_taken = 受到的伤害
counter-guard = 韧性
number-cost = 费用
number-atk = 攻击力
number-hp = 生命值
number-T = 战术
number-S = 技巧
number-R = 韧性
number-M = 玄秘
number-shield = 护盾
number-sim_shield = 初始护盾
number-cooldown = 冷却
number-trap_limit = 陷阱上限
zone-hand = 手牌
zone-deck = 牌库
zone-field = 场上
zone-traps = 陷阱区
zone-discard = 弃牌堆
zone-banished = 放逐区
quantity-action_bonus = 行动伤害加成
quantity-trap_bonus = 陷阱伤害加成
quantity-reduction = 减伤
quantity-energy_income = 盟友提供的能量
quantity-end_restore = 盟友恢复的护盾
quantity-action_discount = 行动减费
quantity-trap_discount = 陷阱减费
quantity-damage_bonus = 伤害加成
quantity-skill = 技巧
quantity-card_damage = 伤害
quantity-action_cost = 行动费用
quantity-trap_cost = 陷阱费用
tally-destroyed = 消灭的盟友
phase-energy = 能量阶段
phase-draw = 抽牌阶段
phase-play = 出牌阶段
phase-battle = 战斗阶段
phase-end = 结束阶段
action-play = 打出
action-ability = 能力
action-attack = 攻击
kind-damage = 伤害
kind-restore = 恢复
kind-cards = 卡牌
kind-energy = 能量
kind-allies = 盟友
kind-control = 控制

## The game

game-about = 两名英雄，各有固定牌组和一面护盾：先击破对方护盾者获胜。
