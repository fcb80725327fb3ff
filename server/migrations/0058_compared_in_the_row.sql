-- Searches of the largest communities compare some hundred people exactly: what these are compared by lies in their rows, and is not fetched for
-- each from beside them. Words stay beside, for these are looked up by their index. Rows take this form when they are next written.
alter table match_index
  alter column direction set storage main,
  alter column tags set storage main,
  alter column related set storage main,
  alter column terms set storage main;
alter table match_index set (toast_tuple_target = 2600);
