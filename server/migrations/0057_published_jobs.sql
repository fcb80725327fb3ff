-- Which mentee had which job as it was published, with the id of the publication, as of who mentored whom.
create table mentoring_job_kept_drafts (
  id uuid primary key,
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  kind text not null,
  name text,
  draft_version integer not null,
  -- How many pairs were kept: whoever leaves, or a job that goes, takes theirs along.
  pairs integer not null,
  kept_by uuid references accounts (id) on delete set null,
  kept_at timestamptz not null
);
create index mentoring_job_kept_drafts_of_group on mentoring_job_kept_drafts (mentoring_group_id, kind, draft_version);
create index mentoring_job_kept_drafts_by on mentoring_job_kept_drafts (kept_by);

-- What was so of each mentee: a pair, a pin, a lock, or why they had no job (lack).
create table mentoring_job_kept_rows (
  kept_id uuid not null references mentoring_job_kept_drafts (id) on delete cascade,
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  job_id uuid,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  what text not null,
  -- Of a pair, in hundredths of a point.
  score integer,
  -- The kind of a pin, or of a lack.
  kind text,
  kept_away jsonb,
  helps boolean,
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, job_id) references mentoring_jobs (mentoring_group_id, job_id) on delete cascade
);
create index mentoring_job_kept_rows_of_draft on mentoring_job_kept_rows (kept_id, what);
create index mentoring_job_kept_rows_of_mentee on mentoring_job_kept_rows (mentoring_group_id, mentee_id);
create index mentoring_job_kept_rows_of_job on mentoring_job_kept_rows (mentoring_group_id, job_id) where job_id is not null;
