-- Whom advisors asked to lead a group with them, by e-mail: whether one has an account stands nowhere here.
create table group_advisor_invitations (
  id uuid primary key,
  group_id uuid not null references postings (id) on delete cascade,
  email text not null,
  email_key text not null,
  -- Null once the account of whoever asked is erased.
  invited_by uuid references accounts (id) on delete set null,
  -- The secret by which whoever got the letter says that they want no more: it is good for that alone.
  stop_token text not null unique,
  created_at timestamptz not null,
  unique (group_id, email_key)
);
create index group_advisor_invitations_of_email on group_advisor_invitations (email_key);
create index group_advisor_invitations_by_inviter on group_advisor_invitations (invited_by);

-- To which of its advisors the owner of a group offers it.
create table group_offers (
  group_id uuid primary key references postings (id) on delete cascade,
  id uuid not null,
  advisor_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null
);
create index group_offers_of_advisor on group_offers (advisor_id);
