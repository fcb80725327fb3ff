-- A part of a group's members, for some time.
create table cohorts (
  id uuid primary key,
  group_id uuid not null references postings (id) on delete cascade,
  name text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null
);
create index cohorts_of_group on cohorts (group_id);

create table cohort_members (
  cohort_id uuid not null references cohorts (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null,
  since timestamptz not null,
  primary key (cohort_id, account_id)
);
create index cohort_members_of_account on cohort_members (account_id);
