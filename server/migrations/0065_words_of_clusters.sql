-- The words of somebody, told apart from the same words of those in another cluster: an index of them leads to whoever holds a word and stands
-- in one of some clusters. The last ten bits differ, of which 512 clusters and none (-1) take up all but some: so the clusters of a word stand beside
-- each other. `wordsOfClusters` makes the same numbers: where either changes, the index has to be made anew. It takes long for whoever is not in
-- the index yet, which is told by its cost.
create function words_of_cluster(words bigint[], cluster smallint) returns bigint[]
  language sql immutable strict parallel safe cost 10000
  as $$ select array_agg(word # (cluster::bigint + 1)) from unnest(words) as word $$;
-- What waits to be written would be read by every search. A new match index has these settings from the beginning.
alter index if exists match_index_words set (fastupdate = off);
alter index if exists match_index_name_words set (fastupdate = off);
alter index if exists match_index_groups set (fastupdate = off);
