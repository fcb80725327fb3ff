-- What tells the password of a sign-up from later ones: an account that still has it and is not confirmed never was.
alter table accounts add column sign_up_mark text;
update accounts set sign_up_mark = tasks.payload ->> 'mark'
  from tasks
  where tasks.kind = 'accounts.eraseUnconfirmed' and tasks.payload ->> 'accountId' = accounts.id::text;

-- Browsers in which somebody signed in before, each by the digest of a secret that it keeps.
create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash text not null,
  used_at timestamptz not null,
  primary key (account_id, device_hash)
);

-- Whether a minor's birth year is the person's own correction: it protects them, and lets them see nobody.
alter table profiles add column year_doubted boolean not null default false;

-- What digests in the log are made with, so that nobody finds a network out by trying all of them.
create table log_keys (
  name text primary key,
  key text not null
);
