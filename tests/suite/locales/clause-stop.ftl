# language: zh-Hans
# expect: clause-stop 3:22
if-o_fewer = 对手的手牌比你少。
