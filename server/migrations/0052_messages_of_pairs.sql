-- What a mentee and their mentor wrote to each other by the product's mail. It outlives the pair, and goes with either of the two.
create table mentoring_messages (
  id uuid primary key,
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  mentee_id uuid not null references accounts (id) on delete cascade,
  mentor_id uuid not null references accounts (id) on delete cascade,
  -- Which of the two wrote it.
  author_id uuid not null references accounts (id) on delete cascade,
  text text not null,
  written_at timestamptz not null
);
create index mentoring_messages_of_pair on mentoring_messages (mentoring_group_id, mentee_id, mentor_id, written_at);
create index mentoring_messages_of_mentee on mentoring_messages (mentee_id, written_at);
create index mentoring_messages_of_mentor on mentoring_messages (mentor_id, written_at);
create index mentoring_messages_of_author on mentoring_messages (author_id, written_at);
