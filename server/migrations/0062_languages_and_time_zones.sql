-- What somebody tells for mentoring in whatever group they are: once for all of them.
create table mentoring_told_everywhere (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- The codes of the languages in which they can talk, and the name of their time zone; null where they tell none.
  languages text[] not null default '{}',
  time_zone text
);
