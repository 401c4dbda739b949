# language: ja
# expect: attribute-missing 4:1
# expect: attribute-missing 6:1
trigger-t_hit = 自分がダメージを受けたとき

if-o_fewer = 相手の手札が自分より少ない
