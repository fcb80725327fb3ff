-- What the owner's side wrote to the person with a change: when it contacted them.
alter table link_changes add column words text not null default '';

-- What the owner's side of a posting notes about a candidate, for itself.
create table candidate_notes (
  id uuid primary key,
  posting_id uuid not null references postings (id) on delete cascade,
  person_id uuid not null references profiles (id) on delete cascade,
  -- Null once the account is erased.
  author_id uuid references accounts (id) on delete set null,
  words text not null,
  created_at timestamptz not null
);
create index candidate_notes_of_candidate on candidate_notes (posting_id, person_id, created_at desc, id desc);
create index candidate_notes_of_person on candidate_notes (person_id);
create index candidate_notes_of_author on candidate_notes (author_id);

-- Whom a recruiter asked to act for them, by e-mail: nobody is told whether somebody has it. Kept apart from 'delegates', so
-- that no version lets somebody act who has not accepted.
create table delegate_invitations (
  id uuid primary key,
  principal_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  unique (principal_id, email_key)
);
create index delegate_invitations_of_email on delegate_invitations (email_key);

-- What was written along with what a notification tells of. What concerns an account is about no posting and no person.
alter table notifications add column text text not null default '';
alter table notifications alter column posting_id drop not null;
alter table notifications alter column person_id drop not null;
