-- As what somebody asked to join a group, and as what they were taken into it last: whoever comes back by Undo is that again.
create table group_roles (
  group_id uuid not null references postings (id) on delete cascade,
  person_id uuid not null references accounts (id) on delete cascade,
  wished text,
  given text,
  primary key (group_id, person_id)
);
create index group_roles_of_person on group_roles (person_id);
