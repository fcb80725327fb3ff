-- The jobs that the advisors of a group chose for everybody in it, or for one of its cohorts.
create table group_jobs (
  group_id uuid not null references postings (id) on delete cascade,
  job_id uuid not null references postings (id) on delete cascade,
  cohort_id uuid references cohorts (id) on delete cascade,
  -- Whom it is for: one row for each.
  for_id uuid not null generated always as (coalesce(cohort_id, group_id)) stored,
  added_at timestamptz not null,
  primary key (group_id, job_id, for_id)
);
create index group_jobs_of_job on group_jobs (job_id);
create index group_jobs_of_cohort on group_jobs (cohort_id);
-- Which jobs are for the members of a group.
create index postings_for_groups on postings using gin (membership) where cardinality(membership) > 0;
