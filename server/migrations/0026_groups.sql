-- What a group has beyond other postings.
create table groups (
  posting_id uuid primary key references postings (id) on delete cascade,
  info jsonb not null,
  join_policy text not null,
  exclusive boolean not null,
  -- How old whoever joins has to be this year; null for any age.
  least_age smallint,
  passed_skills text[] not null default '{}'
);
create index groups_exclusive on groups (posting_id) where exclusive;
