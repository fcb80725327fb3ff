-- The code by which people join a group, one for each at most.
create table group_join_codes (
  group_id uuid primary key references postings (id) on delete cascade,
  code text not null unique,
  expires_at timestamptz not null,
  most_uses integer not null,
  uses integer not null default 0
);
