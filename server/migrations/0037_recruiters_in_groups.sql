-- Recruiters ask to join groups as students do: a link is of any account that may have one, and goes with that account.
alter table links drop constraint links_person_id_fkey;
alter table links add constraint links_person_id_fkey foreign key (person_id) references accounts (id) on delete cascade;

-- Which recruiters ever asked to join a group: the way to them among the links of its students.
create table group_recruiters (
  group_id uuid not null references postings (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  primary key (group_id, account_id)
);
create index group_recruiters_of_account on group_recruiters (account_id);
