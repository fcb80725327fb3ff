-- The graphs of the indexes that find the nearest are made denser, which a process does when it starts. No release has had any: an update of one
-- makes them once, as before. Until they are made, searches compare everybody.
drop index if exists match_index_nearest;
drop index if exists match_index_nearest_col;
drop index if exists match_index_nearest_gs;
drop index if exists match_index_nearest_ep;
drop index if exists match_index_nearest_ap;
