-- contracts after release 0.1.0
-- Where people and postings stand among skills that go together: 30 numbers that are ranked by, instead of one for each skill. Null in rows
-- of release 0.1.0, and until a row is weighed again.
alter table match_index add column related vector(30);
alter table posting_index add column related vector(30);

-- With them a sketch has other numbers, of 16 bits, which stay with the row. No release has had any.
drop index if exists match_index_nearest;
alter table match_index drop column sketch;
alter table match_index add column sketch halfvec(253);
alter table match_index alter column sketch set storage plain;

-- Searches look through many rows for what is filtered by and for sketches; the words of a text are read of the nearest alone.
alter table match_index set (toast_tuple_target = 1024);

-- Lists of jobs look through all rows for what is filtered by, which is little; the texts are read of a page of them.
alter table jobs set (toast_tuple_target = 256);
