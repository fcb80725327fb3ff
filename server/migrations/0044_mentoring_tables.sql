-- One more with each change of a mentoring group's draft, or of what an advisor pins and locks in it.
alter table mentoring_groups add column draft_version integer not null default 1;

-- Who is to mentor whom, for the group's advisors alone until it is published. Whoever takes part no more is in no draft: the row goes with theirs.
create table mentoring_drafts (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  mentor_role text not null default 'mentor' check (mentor_role = 'mentor'),
  -- In hundredths of a point, as the pair was assigned by it.
  score integer not null,
  primary key (mentoring_group_id, mentee_id, mentor_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, mentor_role, mentor_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);
create index mentoring_drafts_of_mentor on mentoring_drafts (mentoring_group_id, mentor_id);

-- Why a mentee has nobody in the draft.
create table mentoring_unmatched (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  lack text not null,
  kept_away jsonb not null,
  -- The best mentor that is possible but for others, and whether one more place with them would help.
  mentor_id uuid references accounts (id) on delete set null,
  helps boolean not null default false,
  primary key (mentoring_group_id, mentee_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);
create index mentoring_unmatched_of_mentor on mentoring_unmatched (mentor_id);

-- What an advisor asks of a pair: require, forbid or prefer.
create table mentoring_pins (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  mentor_role text not null default 'mentor' check (mentor_role = 'mentor'),
  kind text not null,
  primary key (mentoring_group_id, mentee_id, mentor_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, mentor_role, mentor_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);
create index mentoring_pins_of_mentor on mentoring_pins (mentoring_group_id, mentor_id);

-- The mentees whose pairs stay as they are.
create table mentoring_locks (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  primary key (mentoring_group_id, mentee_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);

-- When a draft was made what members see.
create table mentoring_publications (
  id uuid primary key,
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  draft_version integer not null,
  published_at timestamptz not null
);
create index mentoring_publications_of_group on mentoring_publications (mentoring_group_id);

-- Who mentors whom, as its members see it.
create table mentoring_pairs (
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid not null,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  mentor_role text not null default 'mentor' check (mentor_role = 'mentor'),
  since timestamptz not null,
  -- Whether the two were told of it.
  told boolean not null,
  primary key (mentoring_group_id, mentee_id, mentor_id),
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, mentor_role, mentor_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);
create index mentoring_pairs_of_mentor on mentoring_pairs (mentoring_group_id, mentor_id);

-- Who is still to be told of a publication: the row goes in the transaction that tells them.
create table mentoring_untold (
  publication_id uuid not null references mentoring_publications (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null,
  primary key (publication_id, account_id, role)
);
create index mentoring_untold_of_account on mentoring_untold (account_id);
