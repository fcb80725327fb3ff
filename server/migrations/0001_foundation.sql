create extension if not exists vector;
create extension if not exists pg_trgm;

create table tasks (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  gave_up_at timestamptz,
  created_at timestamptz not null
);
create index tasks_due on tasks (run_at, id) where gave_up_at is null;

create table accounts (
  id uuid primary key,
  type text not null check (type in ('profile', 'recruiter', 'groups')),
  email text not null,
  -- The e-mail in lower case: one account per e-mail and type, however it is written.
  email_key text not null,
  name text not null,
  password_hash text,
  is_super_user boolean not null default false,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  unique (email_key, type)
);

create table sessions (
  token_hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  scope text not null check (scope in ('session', 'signUp', 'reset')),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_account on sessions (account_id);
create index sessions_by_end on sessions (expires_at);

create table mailed_links (
  hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verification', 'reset')),
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index mailed_links_of_account on mailed_links (account_id, purpose);
create index mailed_links_by_end on mailed_links (expires_at);

-- What is limited, one row each time it happens.
create table attempts (
  id uuid primary key,
  -- A digest of whom or what the limit is about, so that no e-mail or address is kept in the open.
  subject text not null,
  at timestamptz not null
);
create index attempts_of_subject on attempts (subject, at);
create index attempts_by_time on attempts (at);

create table recruiter_profiles (
  account_id uuid primary key references accounts (id) on delete cascade,
  general_info jsonb not null
);

create table stored_files (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('photo', 'resume')),
  filename text not null,
  content_type text not null,
  size integer not null,
  created_at timestamptz not null
);
create index stored_files_of_owner on stored_files (owner_id, kind, created_at desc);

create table profiles (
  id uuid primary key references accounts (id) on delete cascade,
  name text not null,
  level text not null default 'hs' check (level in ('hs', 'col', 'gs', 'ep', 'ap')),
  birth_year integer,
  gender text not null default '',
  location_city text not null default '',
  location_state text not null default '',
  location_country text not null default '',
  li_profile text not null default '',
  fb_profile text not null default '',
  self_video text not null default '',
  internship_keywords text not null default '',
  photo_id uuid,
  headline text not null default '',
  years_experience real not null default 0,
  membership uuid[] not null default '{}',
  confirmed boolean not null default false,
  hidden boolean not null default false,
  -- Everything that a keyword search looks in, the name on a line of its own: lower case, without accents.
  search_text text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index profiles_search on profiles using gin (search_text gin_trgm_ops);
create index profiles_membership on profiles using gin (membership);

-- Every word of the search texts once, to find what a misspelt one may have been meant to be.
create table search_words (
  word text collate "C" primary key
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- The long part of a profile, apart from it so that lists of people read little.
create table bios (
  profile_id uuid primary key references profiles (id) on delete cascade,
  ikigai_info jsonb not null,
  highschool_info jsonb not null,
  college_info jsonb not null,
  graduate_info jsonb not null,
  professional_info jsonb not null
);

create table follows (
  follower_id uuid not null references accounts (id) on delete cascade,
  followed_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id)
);
create index follows_newest on follows (follower_id, created_at desc, followed_id);
create index followers_newest on follows (followed_id, created_at desc, follower_id);

create table blocks (
  blocker_id uuid not null references accounts (id) on delete cascade,
  blocked_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index blocks_newest on blocks (blocker_id, created_at desc, blocked_id);
create index blocks_of_blocked on blocks (blocked_id);

create table removed_role_models (
  profile_id uuid not null references profiles (id) on delete cascade,
  role_model_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (profile_id, role_model_id)
);
create index removed_role_models_of_target on removed_role_models (role_model_id);

create table genomes (
  profile_id uuid primary key references profiles (id) on delete cascade,
  -- 31 weights in the order of the tree, and how many times the population's share each is; null before the first
  -- tagged entry.
  signature double precision[],
  lift double precision[],
  entries jsonb not null,
  vocabulary_version text not null,
  population_version text not null,
  updated_at timestamptz not null
);

create table genome_snapshots (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  taken_at timestamptz not null,
  -- Asked for by the person, and so never overwritten by a later one.
  kept boolean not null,
  signature double precision[] not null,
  vocabulary_version text not null,
  population_version text not null
);
create index genome_snapshots_of_profile on genome_snapshots (profile_id, taken_at);

-- What matching reads, and nothing else: all of it is kept in memory as well. See matching.tables.ts.
create table match_index (
  profile_id uuid primary key references profiles (id) on delete cascade,
  level smallint not null,
  years_experience real not null,
  listed boolean not null,
  birth_year integer,
  location_city text not null,
  location_state text not null,
  location_country text not null,
  membership uuid[] not null,
  direction vector(31) not null,
  tags sparsevec(2048) not null,
  terms sparsevec(65536) not null,
  -- The transaction that wrote the row last, by which the crowd in memory follows. See matching/crowd/.
  changed_in xid8 not null default pg_current_xact_id()
);
create index match_index_changes on match_index (changed_in, profile_id);
