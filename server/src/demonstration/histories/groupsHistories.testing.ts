import type { Contradiction } from './contradictions.testing.ts'

/** From when until when each account was in each group. */
const stays = `stays(person_id, posting_id, since, until) as (
  select person_id, posting_id, at, coalesce((
    select min(at) from link_changes later
    where later.posting_id = change.posting_id and later.person_id = change.person_id and later.number > change.number
      and later.event in ('withdrawn', 'rejected')
  ), 'infinity') from link_changes change join postings on postings.id = posting_id and kind = 'group' where event = 'accepted'
)`

/** What the histories of groups must not tell. */
export const ofGroups: readonly Contradiction[] = [
  {
    sentence: 'a membership began another day than its history says',
    found: `
    select m.since, s.since from memberships m join (select person_id, posting_id, max(at) since from link_changes where event = 'accepted' group by 1, 2) s
      on s.person_id = account_id and s.posting_id = group_id where m.since <> s.since`,
    spoilt: `update memberships set since = since + interval '1 second'`,
  },
  {
    sentence: 'somebody is in a group who was never accepted',
    found: `
    select account_id from memberships m where role <> 'advisor' and not exists (select from links l where l.person_id = account_id and l.posting_id = group_id and owner_state = 'accepted')`,
    spoilt: `update links set owner_state = 'applied'`,
  },
  {
    sentence: 'whoever comes to an open group waited for being in',
    found: `
    select b.at - a.at from link_changes a join link_changes b on b.posting_id = a.posting_id and b.person_id = a.person_id and b.number = a.number + 1
      where a.side = 'person' and b.side = 'system' and b.at <> a.at`,
    spoilt: `update link_changes set at = at + interval '1 hour' where side = 'system'`,
  },
  {
    sentence: 'somebody heard of a posting that only members of a group see before they were in one',
    found: `with ${stays}
    select p.name, c.event::text, c.at from link_changes c join postings p on p.id = c.posting_id and cardinality(p.membership) > 0
      where not exists (select from stays where stays.person_id = c.person_id and stays.posting_id = any(p.membership) and c.at between since and until)`,
    spoilt: `update link_changes set at = at - interval '9 years' where posting_id in (select id from postings where cardinality(membership) > 0)`,
  },
  {
    sentence: 'somebody was in two exclusive groups at once',
    found: `with ${stays}
    select a.since, b.since from stays a join stays b on a.person_id = b.person_id and a.posting_id < b.posting_id and a.since < b.until and b.since < a.until
      join groups ga on ga.posting_id = a.posting_id and ga.exclusive join groups gb on gb.posting_id = b.posting_id and gb.exclusive`,
    spoilt: 'update groups set exclusive = true',
  },
  {
    sentence: 'somebody was in a cohort before they were in its group, or before there was the cohort',
    found: `
    select c.since, m.since, cohorts.created_at from cohort_members c join cohorts on cohorts.id = cohort_id
      left join memberships m on m.group_id = cohorts.group_id and m.account_id = c.account_id where m.since is null or c.since < m.since or c.since < cohorts.created_at`,
    spoilt: `update cohort_members set since = since - interval '9 years'`,
  },
  {
    sentence: 'a cohort has members before its first day',
    found: `
    select name, starts_at from cohorts where starts_at > :now and exists (select from cohort_members where cohort_id = cohorts.id)`,
    spoilt: `update cohorts set starts_at = :now + interval '1 day'`,
  },
  {
    sentence: 'somebody leaves school in another year than their class',
    found: `
    select cohorts.name, highschool_info->>'graduationYear' from cohort_members join cohorts on cohorts.id = cohort_id join bios on profile_id = account_id
      where cohorts.name <> 'Class of ' || (highschool_info->>'graduationYear')`,
    spoilt: `update cohorts set name = 'Class of 1999'`,
  },
  {
    sentence: 'somebody is among the pupils of a school, or waits to be, who goes to another',
    found: `
    select p.name, highschool_info->>'name' from links l join postings p on p.id = l.posting_id and p.name like '% High School' join bios on profile_id = person_id
      join profiles on profiles.id = person_id where l.owner_state in ('accepted', 'applied')
      and (highschool_info->>'name', location_city) <> (p.name, highschool_info->>'locationCity')`,
    spoilt: `update bios set highschool_info = jsonb_set(highschool_info, '{name}', '"Elsewhere"')`,
  },
  {
    sentence: 'an invitation contradicts its dates',
    found: `
    select email, created_at from group_invitations where least(sent_at, failed_at, opened_at, signed_up_at, accepted_at, revoked_at) < created_at
      or greatest(sent_at, failed_at, opened_at, signed_up_at, accepted_at, revoked_at) > :now or opened_at < sent_at or signed_up_at < opened_at or accepted_at < opened_at
      or greatest(opened_at, signed_up_at, accepted_at) > expires_at or (sent_at is null and opened_at is not null) or (failed_at is not null and sent_at is not null)`,
    spoilt: `update group_invitations set opened_at = created_at - interval '1 second'`,
  },
  {
    sentence: 'somebody is in a group by an invitation another day than it says',
    found: `
    select i.email, accepted_at, since from group_invitations i left join accounts a using (email_key) left join memberships m on m.account_id = a.id and m.group_id = i.group_id
      where accepted_at is not null and accepted_at is distinct from since`,
    spoilt: `update group_invitations set accepted_at = accepted_at + interval '1 second'`,
  },
  {
    sentence: 'somebody signed up by an invitation who has no account, or has it since another day',
    found: `
    select i.email, signed_up_at, a.created_at from group_invitations i left join accounts a using (email_key) where signed_up_at is not null and a.created_at is distinct from signed_up_at`,
    spoilt: `update group_invitations set signed_up_at = signed_up_at + interval '1 second'`,
  },
  {
    sentence: 'somebody without an account opened an invitation and is in the group',
    found: `
    select i.email from group_invitations i join accounts a using (email_key) where a.created_at > i.opened_at and signed_up_at is null`,
    spoilt: 'update accounts set created_at = :now',
  },
]
