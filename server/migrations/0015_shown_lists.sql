-- Which suggestions were shown to whom, at which place. Kept for 180 days, and not at all where LOG_SHOWN_LISTS is false.
create table shown_lists (
  id uuid primary key,
  viewer_id uuid not null references accounts (id) on delete cascade,
  list text not null,
  -- To whom or what it suggests: the viewer, or a posting of their side.
  for_id uuid not null,
  -- A list counts once a day (UTC), whatever is reloaded.
  day date not null,
  shown_at timestamptz not null,
  -- The place of the first entry, from 1.
  first_place integer not null,
  -- Who or what stood there, in this order; null where it was erased since.
  subjects uuid[] not null,
  scores real[] not null,
  -- What each score is made of: for each part's name, the points of each entry.
  parts jsonb not null,
  -- Those of the people shown whose profile the viewer opened afterwards.
  opened uuid[] not null default '{}',
  unique (viewer_id, list, for_id, day, first_place)
);
create index shown_lists_subjects on shown_lists using gin (subjects);
create index shown_lists_for on shown_lists (for_id);
create index shown_lists_by_time on shown_lists (shown_at);
