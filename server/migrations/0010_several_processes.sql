-- How many requests somebody made in the minute that ends then, where several processes count together. Not worth keeping.
create unlogged table request_counts (
  subject text primary key,
  count integer not null,
  ends_at timestamptz not null
);
-- The community's own population table, once it has been measured: the same for every process. Its text, as it is in a file.
create table population_in_use (
  is_the_one boolean primary key default true check (is_the_one),
  text text not null
);
