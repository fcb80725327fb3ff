-- What a publication changed as an advisor saw it who did not see everybody; for all others what the publication itself tells.
create table mentoring_publication_views (
  publication_id uuid not null references mentoring_publications (id) on delete cascade,
  viewer_id uuid not null references accounts (id) on delete cascade,
  began integer not null,
  ended integer not null,
  told integer not null,
  primary key (publication_id, viewer_id)
);
create index mentoring_publication_views_of_viewer on mentoring_publication_views (viewer_id);

-- The same of who has which job.
create table mentoring_job_publication_views (
  publication_id uuid not null references mentoring_job_publications (id) on delete cascade,
  viewer_id uuid not null references accounts (id) on delete cascade,
  began integer not null,
  ended integer not null,
  told integer not null,
  primary key (publication_id, viewer_id)
);
create index mentoring_job_publication_views_of_viewer on mentoring_job_publication_views (viewer_id);

-- Counts the changes of what a cohort tells, so that an advisor who looks at an older one overwrites nobody else's.
alter table cohorts add column version integer not null default 1;
