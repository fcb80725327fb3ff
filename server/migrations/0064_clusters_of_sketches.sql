-- People whose sketches are alike stand in one cluster, so that of the tens of thousands who fit a filter a search in the database looks at those
-- who are near. Which clusters there are is learned by a process when it starts, once there are people enough.
create table sketch_clusters (
  number smallint primary key,
  center halfvec(381) not null
);
-- Every search reads all centers: they lie in their rows.
alter table sketch_clusters alter column center set storage plain;
-- Nobody stands in one yet.
alter table match_index add column cluster smallint not null default -1;
-- Made anew by a process when it starts, by clusters or after them: with the graphs in place it would take hours to note a million. No release has had any.
drop index if exists match_index_nearest;
drop index if exists match_index_nearest_col;
drop index if exists match_index_nearest_gs;
drop index if exists match_index_nearest_ep;
drop index if exists match_index_nearest_ap;
drop index if exists match_index_places;
drop index if exists match_index_countries;
drop index if exists match_index_years;
-- With more of the words counted, the database knows better how many people use one.
alter table match_index alter column words set statistics 300;
