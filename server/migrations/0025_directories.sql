-- Whom a group's directory shows to its members. Where an advisor chose nothing, everybody until a minor is a member, or somebody who gives no
-- year of birth, and advisors alone from then on. A group without a row has chosen nothing and had no minor.
create table group_directories (
  group_id uuid primary key,
  chosen text,
  had_minor boolean not null default false
);

insert into group_directories (group_id, had_minor)
select distinct memberships.group_id, true from memberships join profiles on profiles.id = memberships.account_id
where profiles.birth_year is null or profiles.birth_year >= extract(year from now()) - 18;

-- In which of their groups people are mentors, beside 'membership', which holds all of them.
alter table match_index add column mentoring uuid[] not null default '{}';
