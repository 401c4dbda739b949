# What problems say besides their message, on the command line and in the window: hints, one sentence each.
# English begins with a small letter because command lines print it after "help:"; the window begins it with a capital.
problem-did-you-mean = did you mean `{ $word }`?
problem-hint-folder = write it in locales/{ $tag }/
problem-hint-check-fix = `ses-studio check --fix` gives each its own id
problem-hint-free-id = the next free one is { $id }
problem-hint-separators = columns are separated by a comma, a semicolon or a tab
problem-hint-row = a row is written as `{ $form }`
problem-hint-other = `other` is a JSON object of members that have no column
problem-hint-csv-utf-8 = save it as “CSV UTF-8” and import that
problem-hint-code-page = it is probably Windows-1252 or another older code page; save it as “CSV UTF-8” and import that
problem-hint-tab = cells are separated by a tab here; a cell that holds one is written in quotes
problem-hint-separator = cells are separated by `{ $mark }` here; a cell that holds one is written in quotes
problem-hint-unclosed = a quote that is not closed makes a cell this long, too
problem-hint-close-quote = everything after it belongs to this cell; close it, or write a quote inside a cell twice
problem-hint-double-quote = close it where its cell ends; a quote inside a cell in quotes is written twice
