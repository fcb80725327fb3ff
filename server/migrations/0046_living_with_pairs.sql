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

-- Whether a pair is a good fit, which each of the two is asked once: the row goes with the pair.
create table mentoring_fit_questions (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid not null,
  asked text not null check (asked in ('mentee', 'mentor')),
  asked_at timestamptz not null,
  -- The digest of the mailed link's secret; null before it is mailed and once it is answered.
  token_hash text unique,
  expires_at timestamptz,
  answer text,
  answered_at timestamptz,
  primary key (mentoring_group_id, mentee_id, mentor_id, asked),
  foreign key (mentoring_group_id, mentee_id, mentor_id) references mentoring_pairs (mentoring_group_id, mentee_id, mentor_id) on delete cascade
);

-- Who asks for somebody else than in a pair, which the group's advisors alone are told.
create table mentoring_asks_for_another (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid not null,
  asked_by text not null check (asked_by in ('mentee', 'mentor')),
  reason text not null,
  asked_at timestamptz not null,
  primary key (mentoring_group_id, mentee_id, mentor_id, asked_by),
  foreign key (mentoring_group_id, mentee_id, mentor_id) references mentoring_pairs (mentoring_group_id, mentee_id, mentor_id) on delete cascade
);

-- Who was last told, and when, that a pair has not met for long.
create table mentoring_nudges (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid not null,
  told text not null check (told in ('mentee', 'mentor', 'advisors')),
  told_at timestamptz not null,
  primary key (mentoring_group_id, mentee_id, mentor_id, told),
  foreign key (mentoring_group_id, mentee_id, mentor_id) references mentoring_pairs (mentoring_group_id, mentee_id, mentor_id) on delete cascade
);
create index mentoring_nudges_of_mentee on mentoring_nudges (mentee_id);
create index mentoring_nudges_of_mentor on mentoring_nudges (mentor_id);

-- By which secret address somebody's own sessions are read by their calendar.
create table mentoring_calendars (
  account_id uuid primary key references accounts (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);
