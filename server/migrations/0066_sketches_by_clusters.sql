-- The nearest are looked for in the nearest clusters by one index that holds the sketches, and no longer by graphs of them: these are dropped by the process
-- that makes it.
--
-- Of how many people clusters were learned: of a community that has grown they are learned anew. Those learned before this count as of nobody, for other numbers are wanted now.
alter table sketch_clusters add column learned_of integer not null default 0;
create index sketch_clusters_learned_of on sketch_clusters (learned_of);
-- Whoever was saved since the last vacuum is looked up in the table beside the index: it comes after two of a hundred people, and no longer after twenty.
alter table match_index set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
