-- What a person can be linked to: a job or, later, a group. What is peculiar to a kind has a table of its own.
create table postings (
  id uuid primary key,
  kind text not null check (kind in ('job', 'group')),
  owner_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  -- Who offers it, as the other side knows them: a company or an institution.
  offered_by text not null default '',
  state text not null check (state in ('draft', 'open', 'closed')),
  -- Whether an application needs a resume, and its last moment.
  wants_resume boolean not null default false,
  apply_until timestamptz,
  -- The groups whose members may see it; nobody named: everybody.
  membership uuid[] not null default '{}',
  picture_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was opened first.
  opened_at timestamptz,
  -- Kept without being shown to anybody, so that its owner is told apart from a stranger.
  deleted_at timestamptz
);
create index postings_of_owner on postings (owner_id, created_at desc, id desc) where deleted_at is null;
create index postings_open on postings (kind, opened_at desc, id) where state = 'open' and deleted_at is null;

create table jobs (
  posting_id uuid primary key references postings (id) on delete cascade,
  -- All that the employer tells, as the contract has it; what is filtered by stands beside it.
  info jsonb not null,
  employment_type text not null,
  level text not null,
  workplace text not null,
  -- Places in lower case without accents, as filters give them.
  location_city text not null,
  location_state text not null,
  location_country text not null,
  -- The highest pay of a year of full time; null where none is told.
  pay_of_year double precision,
  -- Title, company, place, skills and description: lower case, without accents.
  search_text text not null,
  signature double precision[],
  direction vector(31) not null,
  tags sparsevec(2048) not null,
  terms sparsevec(65536) not null
);
create index jobs_search on jobs using gin (search_text gin_trgm_ops);

-- Every word of the jobs' search texts once, as search_words has those of people.
create table job_words (
  word text collate "C" primary key
);
create index job_words_alike on job_words using gin (word gin_trgm_ops);

-- One person and one posting. Two sides: what the person sees of it and what the owner sees.
create table links (
  posting_id uuid not null references postings (id) on delete cascade,
  person_id uuid not null references profiles (id) on delete cascade,
  person_state text not null,
  owner_state text not null,
  viewed boolean not null default false,
  received boolean not null default false,
  approved boolean not null default false,
  withdrawn boolean not null default false,
  applied boolean not null default false,
  ok2contact boolean not null default false,
  hidden boolean not null default false,
  -- Both sides before the owner rejected: {person, owner}.
  before_rejection jsonb,
  resume_id uuid references stored_files (id) on delete set null,
  note text not null default '',
  applied_at timestamptz,
  -- When each side's state changed last: its lists are in this order.
  person_changed_at timestamptz not null,
  owner_changed_at timestamptz not null,
  -- How many changes there were: the number of the newest.
  changes integer not null default 0,
  primary key (posting_id, person_id)
);
create index links_of_posting on links (posting_id, owner_state, owner_changed_at desc, person_id);
create index links_of_person on links (person_id, person_state, person_changed_at desc, posting_id);

-- What happened to links; never edited. The changes of a link are numbered from 1 without a gap.
create table link_changes (
  id uuid primary key,
  posting_id uuid not null,
  person_id uuid not null,
  number integer not null,
  at timestamptz not null,
  -- Who did it: the person, the owner, a delegate; null for the product itself.
  by_id uuid references accounts (id) on delete set null,
  side text not null check (side in ('person', 'owner', 'system')),
  event text not null,
  -- Both sides with the flags before and after: {person, owner, flags, beforeRejection}.
  before jsonb not null,
  after jsonb not null,
  -- Of an 'undo': the change that it takes back.
  undoes uuid,
  unique (posting_id, person_id, number),
  foreign key (posting_id, person_id) references links (posting_id, person_id) on delete cascade
);
create index link_changes_by_time on link_changes (posting_id, at);
create index link_changes_undone on link_changes (undoes) where undoes is not null;

-- Who looked at a posting, once a day each.
create table posting_views (
  posting_id uuid not null references postings (id) on delete cascade,
  day date not null,
  viewer_id uuid not null references accounts (id) on delete cascade,
  primary key (posting_id, day, viewer_id)
);

create table delegates (
  principal_id uuid not null references accounts (id) on delete cascade,
  delegate_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (principal_id, delegate_id)
);
create index delegates_of_delegate on delegates (delegate_id);

create index recruiters_by_name on accounts (lower(name), id) where type = 'recruiter' and confirmed_at is not null;

create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  words text not null,
  posting_id uuid not null references postings (id) on delete cascade,
  person_id uuid not null references profiles (id) on delete cascade,
  -- The change that it tells of: taken back with it, if nobody has been told by e-mail yet.
  change_id uuid not null,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz
);
create index notifications_of_account on notifications (account_id, created_at desc, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_of_change on notifications (change_id);

create table mail_choices (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  choice text not null check (choice in ('atOnce', 'daily', 'never')),
  primary key (account_id, kind)
);

-- Students can block recruiters as well.
alter table blocks drop constraint blocks_blocked_id_fkey;
alter table blocks add foreign key (blocked_id) references accounts (id) on delete cascade;

alter table stored_files drop constraint stored_files_kind_check;
alter table stored_files add check (kind in ('photo', 'resume', 'picture'));
