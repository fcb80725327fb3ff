-- Addresses that advisors invited to groups. Whether one has an account stands nowhere here.
create table group_invitations (
  id uuid primary key,
  group_id uuid not null references postings (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text not null,
  cohort_id uuid references cohorts (id) on delete set null,
  personal_line text not null,
  invited_by uuid references accounts (id) on delete set null,
  -- The digest of the last letter's link, and the secret by which whoever got a letter says that they want no more: it is good for that alone.
  token_hash text unique,
  stop_token text not null unique,
  created_at timestamptz not null,
  -- When the last letter was asked for.
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  opened_at timestamptz,
  signed_up_at timestamptz,
  accepted_at timestamptz,
  revoked_at timestamptz,
  unique (group_id, email_key)
);
create index group_invitations_newest on group_invitations (group_id, created_at desc, id);
create index group_invitations_of_email on group_invitations (email_key);

-- Addresses that want no invitations, by their digests.
create table invitation_opt_outs (
  email_digest text primary key,
  at timestamptz not null
);
