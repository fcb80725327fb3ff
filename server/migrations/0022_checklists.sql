-- What the owner's side of a posting looks for in its candidates: a list of its own, which nobody else sees.
create table checklist_points (
  id uuid primary key,
  posting_id uuid not null references postings (id) on delete cascade,
  words text not null,
  created_at timestamptz not null
);
create unique index checklist_points_of_posting on checklist_points (posting_id, lower(words));

-- Which of its points the owner's side found in a candidate.
create table checklist_ticks (
  point_id uuid not null references checklist_points (id) on delete cascade,
  person_id uuid not null references profiles (id) on delete cascade,
  -- Null once the account is erased.
  by_id uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  primary key (point_id, person_id)
);
create index checklist_ticks_of_person on checklist_ticks (person_id);
create index checklist_ticks_of_author on checklist_ticks (by_id);
