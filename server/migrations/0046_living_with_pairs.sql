-- When a mentee and their mentor meet: planned before its time, and past after it. It outlives the pair, and goes with either of the two.
create table mentoring_sessions (
  id uuid primary key,
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  mentee_id uuid not null references accounts (id) on delete cascade,
  mentor_id uuid not null references accounts (id) on delete cascade,
  -- Which of the two wrote it down.
  author_id uuid not null references accounts (id) on delete cascade,
  at timestamptz not null,
  time_zone text not null,
  minutes smallint not null,
  note text not null,
  -- Whether the other one reads the note as well.
  shared boolean not null,
  created_at timestamptz not null
);
create index mentoring_sessions_of_pair on mentoring_sessions (mentoring_group_id, mentee_id, mentor_id, at);
create index mentoring_sessions_of_mentee on mentoring_sessions (mentee_id, at);
create index mentoring_sessions_of_mentor on mentoring_sessions (mentor_id, at);
create index mentoring_sessions_of_author on mentoring_sessions (author_id);
