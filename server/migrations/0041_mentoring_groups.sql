-- The members and jobs of a group that are assigned to each other together, and by what.
create table mentoring_groups (
  id uuid primary key,
  group_id uuid not null references postings (id) on delete cascade,
  name text not null,
  options jsonb not null,
  -- One more with each change of the name, the options or a capacity.
  version integer not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null
);
create index mentoring_groups_of_group on mentoring_groups (group_id);

-- Who takes part in it, as what: whoever is both stands here twice.
create table mentoring_members (
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null,
  -- How many mentees a mentor takes, where an advisor says so.
  capacity smallint,
  since timestamptz not null,
  primary key (mentoring_group_id, role, account_id)
);
create index mentoring_members_of_account on mentoring_members (account_id);

create table mentoring_jobs (
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  job_id uuid not null references postings (id) on delete cascade,
  capacity smallint,
  added_at timestamptz not null,
  primary key (mentoring_group_id, job_id)
);
create index mentoring_jobs_of_job on mentoring_jobs (job_id);
