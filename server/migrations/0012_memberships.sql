-- Who is in which group, as what and since when, for every kind of account. 'profiles.membership' held the groups of students.
-- Groups are named without a reference: release 0.1.0 stores ids of any kind.
create table memberships (
  account_id uuid not null references accounts (id) on delete cascade,
  group_id uuid not null,
  role text not null default 'member',
  since timestamptz not null default now(),
  primary key (account_id, group_id)
);
create index memberships_of_group on memberships (group_id);

insert into memberships (account_id, group_id, since)
select profiles.id, joined.group_id, profiles.updated_at from profiles, unnest(profiles.membership) as joined (group_id)
on conflict do nothing;

-- Release 0.1.0 still runs while this version is brought out, and knows the column alone. The database keeps the two in step,
-- each way, until a later migration takes the column away with these functions. A change that follows from the other does
-- nothing, and what an account takes along when it is erased needs no counterpart: hence the depth.
create function memberships_to_profiles() returns trigger language plpgsql as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
begin
  update profiles
  set membership = array(select group_id from memberships where account_id = whose order by since, group_id)
  where id = whose;
  return null;
end $$;
create trigger memberships_to_profiles after insert or delete on memberships
for each row when (pg_trigger_depth() = 0) execute function memberships_to_profiles();

create function profiles_to_memberships() returns trigger language plpgsql as $$
begin
  delete from memberships where account_id = new.id and group_id <> all (new.membership);
  insert into memberships (account_id, group_id) select new.id, unnest(new.membership) on conflict do nothing;
  return null;
end $$;
create trigger profiles_to_memberships after update of membership on profiles
for each row when (pg_trigger_depth() = 0 and old.membership is distinct from new.membership)
execute function profiles_to_memberships();
