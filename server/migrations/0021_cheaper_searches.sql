-- contracts after release 0.1.0
-- A sketch of more numbers, of which fewer are compared exactly. No release has had one; rows without one get it when a process starts.
drop index if exists match_index_nearest;
alter table match_index drop column sketch;
alter table match_index add column sketch halfvec(381);
alter table match_index alter column sketch set storage plain;
