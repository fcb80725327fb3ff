-- Tables of members that advisors bring in from files: one at a time for each group.
create table member_imports (
  id uuid primary key,
  group_id uuid not null unique references postings (id) on delete cascade,
  file_name text not null,
  -- How many lines the file has, of which not all may have arrived.
  expected integer not null,
  made_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  -- From when on it is carried out; the lines before `next_line` have been.
  started_at timestamptz,
  next_line integer not null default 0,
  ended_at timestamptz,
  -- Why it ended before its end; empty where it did not.
  stopped_by text not null default '',
  -- How many letters go out when: pairs of a time in milliseconds since 1970 and a number.
  letters jsonb not null default '[]'
);

create table member_import_lines (
  import_id uuid not null references member_imports (id) on delete cascade,
  line integer not null,
  name text not null,
  email text not null,
  role text not null,
  cohort text not null,
  level text not null,
  -- What e-mails are compared by; null where there is no address.
  email_key text,
  fate text not null,
  -- Whether somebody has to mend it, before anything can come of it.
  is_faulty boolean not null,
  -- The line above it with the same address.
  same_as integer,
  done_at timestamptz,
  primary key (import_id, line)
);
create index member_import_lines_faulty_first on member_import_lines (import_id, is_faulty desc, line);
create index member_import_lines_of_email on member_import_lines (email_key);

-- What an advisor's table said of whom they invite.
alter table group_invitations add column name text not null default '';
alter table group_invitations add column level text;
