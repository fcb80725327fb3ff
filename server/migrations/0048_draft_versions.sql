-- What a draft was, or a part of it: before a change (step), before a change was undone (undone), under a name (named), or as it was published
-- (published), with the id of the publication.
create table mentoring_kept_drafts (
  id uuid primary key,
  mentoring_group_id uuid not null references mentoring_groups (id) on delete cascade,
  kind text not null,
  -- What it is called, or of a step what changed: pairs, locks or pins.
  name text,
  -- The version of the draft then. Steps are undone from the last one on.
  draft_version integer not null,
  -- How many pairs were kept: whoever leaves takes theirs along.
  pairs integer not null,
  kept_by uuid references accounts (id) on delete set null,
  kept_at timestamptz not null
);
create index mentoring_kept_drafts_of_group on mentoring_kept_drafts (mentoring_group_id, kind, draft_version);
create unique index mentoring_named_drafts on mentoring_kept_drafts (mentoring_group_id, lower(name)) where kind = 'named';
create index mentoring_kept_drafts_by on mentoring_kept_drafts (kept_by);

-- What was so of each mentee: that they are among those who are told of (mentee), a pair, a pin, a lock, or why they had nobody (lack).
-- Whoever takes part no more is in none of it: the row goes with theirs.
create table mentoring_kept_rows (
  kept_id uuid not null references mentoring_kept_drafts (id) on delete cascade,
  mentoring_group_id uuid not null,
  mentee_id uuid not null,
  mentor_id uuid,
  mentee_role text not null default 'mentee' check (mentee_role = 'mentee'),
  mentor_role text not null default 'mentor' check (mentor_role = 'mentor'),
  what text not null,
  -- Of a pair, in hundredths of a point.
  score integer,
  -- The kind of a pin, or of a lack.
  kind text,
  kept_away jsonb,
  helps boolean,
  foreign key (mentoring_group_id, mentee_role, mentee_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade,
  foreign key (mentoring_group_id, mentor_role, mentor_id) references mentoring_members (mentoring_group_id, role, account_id) on delete cascade
);
create index mentoring_kept_rows_of_draft on mentoring_kept_rows (kept_id, what);
create index mentoring_kept_rows_of_mentee on mentoring_kept_rows (mentoring_group_id, mentee_id);
create index mentoring_kept_rows_of_mentor on mentoring_kept_rows (mentoring_group_id, mentor_id) where mentor_id is not null;

-- Nothing of it is known of publications before.
alter table mentoring_publications
  add column published_by uuid references accounts (id) on delete set null,
  add column began integer,
  add column ended integer,
  add column told integer;
create index mentoring_publications_by on mentoring_publications (published_by);
