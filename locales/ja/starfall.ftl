## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg = 相手に{ $val }ダメージを与える
    .times = 相手に{ $val }ダメージを{ times }与える
    .replace = 代わりに相手に{ $val }ダメージを与える
    .bonus = 相手にさらに{ $val }ダメージを与える
    .name = ダメージ
op-heal = シールドを{ $val }回復する
    .replace = 代わりにシールドを{ $val }回復する
    .bonus = さらにシールドを{ $val }回復する
    .name = シールド回復
op-draw = カードを{ $val }枚引く
    .replace = 代わりにカードを{ $val }枚引く
    .bonus = さらにカードを{ $val }枚引く
    .name = ドロー
op-nrg = エナジーを{ $val }得る
    .replace = 代わりにエナジーを{ $val }得る
    .bonus = さらにエナジーを{ $val }得る
    .name = エナジー獲得
op-drain = 相手はエナジーを{ $val }失う
    .replace = 代わりに相手はエナジーを{ $val }失う
    .bonus = 相手はさらにエナジーを{ $val }失う
    .name = エナジー喪失
op-disc = 相手は手札をランダムに{ $val }枚捨てる
    .replace = 代わりに相手は手札をランダムに{ $val }枚捨てる
    .bonus = 相手はさらに手札をランダムに{ $val }枚捨てる
    .name = ディスカード
op-aoe = 相手の盟友すべてに{ $val }ダメージを与える
    .times = 相手の盟友すべてに{ $val }ダメージを{ times }与える
    .replace = 代わりに相手の盟友すべてに{ $val }ダメージを与える
    .bonus = 相手の盟友すべてにさらに{ $val }ダメージを与える
    .name = 全体ダメージ
op-buf_atk = このターン、自分の盟友すべての攻撃力を+{ $val }する
    .replace = このターン、代わりに自分の盟友すべての攻撃力を+{ $val }する
    .bonus = このターン、自分の盟友すべての攻撃力をさらに+{ $val }する
    .name = 攻撃力アップ
op-floor = このターン、自分のシールドは1未満にならない
    .replace = このターン、代わりに自分のシールドは1未満にならない
    .bonus = さらに、このターン、自分のシールドは1未満にならない
    .name = シールド維持
op-negate = そのカードの効果を無効にする
    .replace = 代わりにそのカードの効果を無効にする
    .bonus = さらにそのカードの効果を無効にする
    .name = 無効
op-double = このターン、自分が次にプレイするアクションは2回発動する
    .replace = このターン、代わりに自分が次にプレイするアクションは2回発動する
    .bonus = さらに、このターン、自分が次にプレイするアクションは2回発動する
    .name = 2回発動
op-banish = 相手の捨て札の上から{ $val }枚を除外する
    .replace = 代わりに相手の捨て札の上から{ $val }枚を除外する
    .bonus = 相手の捨て札の上からさらに{ $val }枚を除外する
    .name = 除外
op-dbf_atk = 相手の盟友1体を選び、その攻撃力を−{ $val }する
    .replace = 代わりに相手の盟友1体を選び、その攻撃力を−{ $val }する
    .bonus = 相手の盟友1体を選び、その攻撃力をさらに−{ $val }する
    .name = 攻撃力ダウン
op-dbf_hp = 相手の盟友1体を選び、そのHPを−{ $val }する
    .replace = 代わりに相手の盟友1体を選び、そのHPを−{ $val }する
    .bonus = 相手の盟友1体を選び、そのHPをさらに−{ $val }する
    .name = HPダウン
op-retrigger_traps = このターンに公開された自分のトラップをもう一度発動する
    .replace = 代わりに、このターンに公開された自分のトラップをもう一度発動する
    .bonus = さらに、このターンに公開された自分のトラップをもう一度発動する
    .name = トラップ再発動

## Passives: hold while the ally is in play

op-p_nrg = 自分のエナジーフェイズにエナジーを{ $val }得る
    .name = 毎ターンのエナジー
op-p_adx = 自分のアクションが与えるダメージは+{ $val }される
    .name = アクションのダメージ
op-p_tdx = 自分のトラップが与えるダメージは+{ $val }される
    .name = トラップのダメージ
op-p_red = 自分が受けるダメージは−{ $val }される
    .name = ダメージ軽減
op-p_eot = 自分のエンドフェイズにシールドを{ $val }回復する
    .name = 毎ターンの回復
op-p_adisc = 自分のアクションのコストは−{ $val }される（最低1）
    .name = アクションのコスト減
op-p_tdisc = 自分のトラップのコストは−{ $val }される（最低1）
    .name = トラップのコスト減

## When an ally is destroyed

on-play = この盟友を召喚したとき
    .when = mixed
on-death = この盟友が破壊されたとき
op-d_heal = シールドを{ $val }回復する
    .replace = 代わりにシールドを{ $val }回復する
    .bonus = さらにシールドを{ $val }回復する
    .name = 破壊時：回復
op-d_dmg = 相手に{ $val }ダメージを与える
    .replace = 代わりに相手に{ $val }ダメージを与える
    .bonus = 相手にさらに{ $val }ダメージを与える
    .name = 破壊時：ダメージ
op-d_draw = カードを{ $val }枚引く
    .replace = 代わりにカードを{ $val }枚引く
    .bonus = さらにカードを{ $val }枚引く
    .name = 破壊時：ドロー
op-d_return = このカードを自分の手札に戻す
    .replace = 代わりにこのカードを自分の手札に戻す
    .bonus = さらにこのカードを自分の手札に戻す
    .name = 破壊時：手札に戻る

## Trap triggers

trigger-t_action = 相手がアクションをプレイしたとき
    .name = 相手がアクションをプレイしたとき
trigger-t_summon = 相手が盟友を召喚したとき
    .name = 相手が盟友を召喚したとき
trigger-t_play = 相手がカードをプレイしたとき
    .name = 相手がカードをプレイしたとき
trigger-t_hit = 自分がダメージを受けたとき
    .name = 自分がダメージを受けたとき
trigger-t_lethal = 自分のシールドが0以下になったとき
    .name = 自分のシールドが0以下になったとき

## Conditions: bare clauses before なら; .link: before another condition

if-first_action = このターン、このカード以外のアクションをプレイしていない
    .link = このターン、このカード以外のアクションをプレイしておらず
if-played_action = このターンにすでにアクションをプレイしている
    .link = このターンにすでにアクションをプレイしていて
if-ctrl = 自分の場に《{ TERM($sub) }》の盟友がいる
    .link = 自分の場に《{ TERM($sub) }》の盟友がいて
    .same = 《{ TERM($sub) }》の盟友がいる
    .link-same = 《{ TERM($sub) }》の盟友がいて
    .subject = control
if-ctrl_n = 自分の場に盟友が{ $n }体以上いる
    .link = 自分の場に盟友が{ $n }体以上いて
    .same = 盟友が{ $n }体以上いる
    .link-same = 盟友が{ $n }体以上いて
    .subject = control
if-shield_below = 自分のシールドが{ $n }未満
    .link = 自分のシールドが{ $n }未満で
if-o_shield_below = 相手のシールドが{ $n }未満
    .link = 相手のシールドが{ $n }未満で
if-o_no_allies = 相手の場に盟友がいない
    .link = 相手の場に盟友がおらず
if-o_allies = 相手の場に盟友が{ $n }体以上いる
    .link = 相手の場に盟友が{ $n }体以上いて
if-o_fewer = 相手の手札が自分より少ない
    .link = 相手の手札が自分より少なく
if-o_zero_nrg = 相手のエナジーが0
    .link = 相手のエナジーが0で
if-destroyed_any = この効果で盟友を破壊した
    .link = この効果で盟友を破壊しており
if-vs_book = 第{ $n }巻以降のヒーローと対戦している
    .link = 第{ $n }巻以降のヒーローと対戦していて
vs-vs_book = 第{ $n }巻以降のヒーローとの対戦では

## Names of things on a board

counter-shield = シールド
counter-energy = エナジー
counter-actions_played = プレイしたアクション
counter-floor = シールド維持
counter-double_next = 2回発動
counter-damage_taken = 受けたダメージ
counter-guard = 耐久
number-cost = コスト
number-atk = 攻撃力
number-hp = HP
number-T = 戦術
number-S = 技量
number-R = 耐久
number-M = 神秘
number-shield = シールド
number-sim_shield = 初期シールド
number-cooldown = クールタイム
number-trap_limit = トラップ上限
zone-hand = 手札
zone-deck = デッキ
zone-field = 場
zone-traps = トラップゾーン
zone-discard = 捨て札
zone-banished = 除外ゾーン
quantity-action_bonus = アクションのダメージ増加
quantity-trap_bonus = トラップのダメージ増加
quantity-reduction = ダメージ軽減
quantity-energy_income = 盟友によるエナジー
quantity-end_restore = 盟友によるシールド回復
quantity-action_discount = アクションのコスト軽減
quantity-trap_discount = トラップのコスト軽減
quantity-damage_bonus = ダメージ増加
quantity-skill = 技量
quantity-card_damage = ダメージ
quantity-action_cost = アクションのコスト
quantity-trap_cost = トラップのコスト
tally-destroyed = 破壊した盟友
phase-energy = エナジーフェイズ
phase-draw = ドローフェイズ
phase-play = プレイフェイズ
phase-battle = バトルフェイズ
phase-end = エンドフェイズ
action-play = プレイ
action-ability = 能力
action-attack = 攻撃
kind-damage = ダメージ
kind-restore = 回復
kind-cards = カード
kind-energy = エナジー
kind-allies = 盟友
kind-control = 効果操作

## The game

game-about = 固定デッキを持つ2人のヒーローと、それぞれのシールド。相手のシールドを先に砕いた方が勝ち。
