-- One more with each change of a mentoring group's draft of jobs, or of what an advisor pins and locks in it.
alter table mentoring_groups add column job_draft_version integer not null default 1;

-- Which mentee is to have which job, for the group's advisors alone until it is published. Who takes part no more, or which job, is in no draft:
-- the row goes with theirs.
create table mentoring_job_drafts (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  job_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  -- In hundredths of a point, as the job was assigned by it.
  score integer not null,
  primary key (mentoring_group_id, mentee_id, job_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, job_id) references mentoring_jobs (mentoring_group_id, job_id) on delete cascade
);
create index mentoring_job_drafts_of_job on mentoring_job_drafts (mentoring_group_id, job_id);

-- Why a mentee has no job in the draft.
create table mentoring_job_unmatched (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  lack text not null,
  kept_away jsonb not null,
  -- The best job that is possible but for others, and whether one more place in it would help.
  job_id uuid references postings (id) on delete set null,
  helps boolean not null default false,
  primary key (mentoring_group_id, mentee_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);
create index mentoring_job_unmatched_of_job on mentoring_job_unmatched (job_id);

-- What an advisor asks of a mentee and a job: require, forbid or prefer.
create table mentoring_job_pins (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  job_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  kind text not null,
  primary key (mentoring_group_id, mentee_id, job_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, job_id) references mentoring_jobs (mentoring_group_id, job_id) on delete cascade
);
create index mentoring_job_pins_of_job on mentoring_job_pins (mentoring_group_id, job_id);

-- The mentees whose jobs stay as they are.
create table mentoring_job_locks (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  primary key (mentoring_group_id, mentee_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);

-- When a draft of jobs was made what mentees see.
create table mentoring_job_publications (
  id uuid primary key,
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  draft_version integer not null,
  published_at timestamptz not null,
  published_by uuid references accounts (id) on delete set null,
  began integer,
  ended integer,
  told integer
);
create index mentoring_job_publications_of_group on mentoring_job_publications (mentoring_group_id);
create index mentoring_job_publications_by on mentoring_job_publications (published_by);

-- Which mentee has which job, as the mentee sees it.
create table mentoring_job_pairs (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  job_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  since timestamptz not null,
  -- Whether the mentee was told of it.
  told boolean not null,
  primary key (mentoring_group_id, mentee_id, job_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, job_id) references mentoring_jobs (mentoring_group_id, job_id) on delete cascade
);
create index mentoring_job_pairs_of_job on mentoring_job_pairs (mentoring_group_id, job_id);

-- Who is still to be told of a publication: the row goes in the transaction that tells them.
create table mentoring_job_untold (
  publication_id uuid not null references mentoring_job_publications (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null,
  primary key (publication_id, account_id, role)
);
create index mentoring_job_untold_of_account on mentoring_job_untold (account_id);
