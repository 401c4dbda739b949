# language: de
# expect: message-empty 3:1
op-floor =
    .replace = stattdessen kann dein Schild nicht unter 1 fallen
    .bonus = außerdem kann dein Schild nicht unter 1 fallen
    .name = Mindestschild
