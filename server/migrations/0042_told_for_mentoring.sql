-- What members of a group tell for being assigned to each other.
create table mentoring_told (
  group_id uuid not null references postings (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  -- How many mentees they take as a mentor; null where they say nothing.
  capacity smallint,
  paused_until timestamptz,
  offers text[] not null default '{}',
  seeks text[] not null default '{}',
  primary key (group_id, account_id)
);
create index mentoring_told_of_account on mentoring_told (account_id);

-- The mentors that a mentee wishes for, the first one first.
create table mentoring_wishes (
  group_id uuid not null references postings (id) on delete cascade,
  mentee_id uuid not null references accounts (id) on delete cascade,
  mentor_id uuid not null references accounts (id) on delete cascade,
  place smallint not null,
  primary key (group_id, mentee_id, mentor_id)
);
create index mentoring_wishes_of_mentee on mentoring_wishes (mentee_id);
create index mentoring_wishes_of_mentor on mentoring_wishes (mentor_id);

-- With whom somebody does not want to be paired, which nobody else is told.
create table mentoring_rule_outs (
  group_id uuid not null references postings (id) on delete cascade,
  person_id uuid not null references accounts (id) on delete cascade,
  other_id uuid not null references accounts (id) on delete cascade,
  primary key (group_id, person_id, other_id)
);
create index mentoring_rule_outs_of_person on mentoring_rule_outs (person_id);
create index mentoring_rule_outs_of_other on mentoring_rule_outs (other_id);
