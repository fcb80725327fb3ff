-- Whether an advisor was let in: one without a row waits. Rows are of no use to release 0.1.0, which asks nobody.
create table advisor_approvals (
  account_id uuid primary key references accounts (id) on delete cascade,
  state text not null,
  asked_at timestamptz not null,
  -- Null where there was no super-user to be told.
  told_at timestamptz,
  decided_at timestamptz,
  -- Null where no super-user decided, and once their account is erased.
  decided_by uuid references accounts (id) on delete set null,
  reason text not null default ''
);
create index advisor_approvals_by_decider on advisor_approvals (decided_by);

-- Whoever was in before stays in, also who changed their e-mail and has not verified the new one yet.
insert into advisor_approvals (account_id, state, asked_at, decided_at)
select id, 'approved', coalesce(confirmed_at, first_sign_in_at), now() from accounts
where type = 'groups' and coalesce(confirmed_at, first_sign_in_at) is not null;
