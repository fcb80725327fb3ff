import type { Contradiction } from './contradictions.testing.ts'

/** What happened in the pairs that members see, when, and since when they see them. */
const lived = `lived(what, at, since) as (
  select 'session', at, since from mentoring_sessions join mentoring_pairs using (mentoring_group_id, mentee_id, mentor_id)
  union all select 'session written down', created_at, since from mentoring_sessions join mentoring_pairs using (mentoring_group_id, mentee_id, mentor_id)
  union all select 'question', asked_at, since from mentoring_fit_questions join mentoring_pairs using (mentoring_group_id, mentee_id, mentor_id)
  union all select 'ask', asked_at, since from mentoring_asks_for_another join mentoring_pairs using (mentoring_group_id, mentee_id, mentor_id)
  union all select 'nudge', told_at, since from mentoring_nudges join mentoring_pairs using (mentoring_group_id, mentee_id, mentor_id)
  union all select 'message', written_at, since from mentoring_messages join mentoring_pairs using (mentoring_group_id, mentee_id, mentor_id)
)`

const mentoringIn = 'mentoring_groups m on m.id = mentoring_group_id'

/** What the histories of mentoring groups must not tell. */
export const ofMentoring: readonly Contradiction[] = [
  {
    sentence: 'a mentoring group is older than its group',
    found: `
    select m.created_at, p.created_at from mentoring_groups m join postings p on p.id = group_id where m.created_at < p.created_at`,
    spoilt: `update mentoring_groups set created_at = created_at - interval '9 years'`,
  },
  {
    sentence: 'somebody takes part in mentoring before they are a member, or before there is the mentoring group',
    found: `
    select t.role, t.since, s.since from mentoring_members t join ${mentoringIn} left join memberships s on s.group_id = m.group_id and s.account_id = t.account_id
      where s.since is null or t.since < s.since or t.since < m.created_at`,
    spoilt: `update mentoring_members set since = since - interval '9 years'`,
  },
  {
    sentence: 'a job is in a mentoring group before the group offers it, or before there is the mentoring group',
    found: `
    select t.added_at, j.added_at from mentoring_jobs t join ${mentoringIn} left join group_jobs j on j.group_id = m.group_id and j.job_id = t.job_id
      where j.added_at is null or t.added_at < j.added_at or t.added_at < m.created_at`,
    spoilt: `update mentoring_jobs set added_at = added_at - interval '9 years'`,
  },
  {
    sentence: 'something was published before there was the mentoring group',
    found: `
    select published_at, created_at from mentoring_publications join ${mentoringIn} where published_at < created_at
    union all select published_at, created_at from mentoring_job_publications join ${mentoringIn} where published_at < created_at`,
    spoilt: 'update mentoring_groups set created_at = :now',
  },
  {
    sentence: 'two are a pair before both take part, or at another moment than one of a publication',
    found: `
    select p.since, a.since, b.since from mentoring_pairs p
      left join mentoring_members a on a.mentoring_group_id = p.mentoring_group_id and a.account_id = mentee_id and a.role = 'mentee'
      left join mentoring_members b on b.mentoring_group_id = p.mentoring_group_id and b.account_id = mentor_id and b.role = 'mentor'
      where a.since is null or b.since is null or p.since < greatest(a.since, b.since)
        or not exists (select from mentoring_publications o where o.mentoring_group_id = p.mentoring_group_id and published_at = p.since)`,
    spoilt: 'update mentoring_members set since = :now',
  },
  {
    sentence: 'a mentee has a job before both are in the mentoring group',
    found: `
    select p.since, a.since, b.added_at from mentoring_job_pairs p
      left join mentoring_members a on a.mentoring_group_id = p.mentoring_group_id and a.account_id = mentee_id and a.role = 'mentee'
      left join mentoring_jobs b on b.mentoring_group_id = p.mentoring_group_id and b.job_id = p.job_id
      where a.since is null or b.added_at is null or p.since < greatest(a.since, b.added_at)`,
    spoilt: 'update mentoring_members set since = :now',
  },
  {
    sentence: 'a publication has somebody who was not in the group yet',
    found: `
    select o.kept_at, s.since from mentoring_kept_drafts o join mentoring_kept_rows r on r.kept_id = o.id and o.kind = 'published' join mentoring_groups m on m.id = o.mentoring_group_id
      cross join lateral (values (r.mentee_id), (r.mentor_id)) who(id) left join memberships s on s.account_id = who.id and s.group_id = m.group_id
      where who.id is not null and (s.since is null or s.since > o.kept_at)`,
    spoilt: 'update memberships set since = :now',
  },
  {
    sentence: 'something happened in a pair before it was published, or will have been written',
    found: `with ${lived}
    select what, at, since from lived where at < since or (what <> 'session' and at > :now)`,
    spoilt: 'update mentoring_pairs set since = :now',
  },
  {
    sentence: 'something happened in a pair that nobody published',
    found: `
    select mentee_id from (
      select mentoring_group_id, mentee_id, mentor_id from mentoring_sessions union select mentoring_group_id, mentee_id, mentor_id from mentoring_fit_questions
      union select mentoring_group_id, mentee_id, mentor_id from mentoring_asks_for_another union select mentoring_group_id, mentee_id, mentor_id from mentoring_nudges
    ) lived where not exists (select from mentoring_pairs p where (p.mentoring_group_id, p.mentee_id, p.mentor_id) = (lived.mentoring_group_id, lived.mentee_id, lived.mentor_id))`,
    spoilt: 'delete from mentoring_pairs',
  },
  {
    sentence: 'somebody wrote down what they talked about before they met',
    found: `
    select at, created_at, note from mentoring_sessions where (at > :now and note <> '') or (at < :now and note <> '' and created_at < at)`,
    spoilt: `update mentoring_sessions set created_at = at - interval '1 day', note = 'We talked.'`,
  },
  {
    sentence: 'somebody never found an hour, and met',
    found: `
    select reason from mentoring_asks_for_another join mentoring_sessions using (mentoring_group_id, mentee_id, mentor_id) where reason like '%never did%'`,
    spoilt: `delete from mentoring_asks_for_another; insert into mentoring_asks_for_another select distinct mentoring_group_id, mentee_id, mentor_id, 'mentee', 'We never did.', :now from mentoring_sessions`,
  },
  {
    sentence: 'somebody says that it is a good fit, and never met the other one',
    found: `
    select answer from mentoring_fit_questions q where answer = 'yes' and not exists (
      select from mentoring_sessions s where (s.mentoring_group_id, s.mentee_id, s.mentor_id) = (q.mentoring_group_id, q.mentee_id, q.mentor_id) and s.at < q.answered_at)`,
    spoilt: 'delete from mentoring_sessions',
  },
  {
    sentence: 'advisors were told that a pair is quiet less than a week after the first of the two',
    found: `
    select told_at, first from mentoring_nudges join (
      select mentoring_group_id, mentee_id, mentor_id, min(told_at) first from mentoring_nudges where told <> 'advisors' group by 1, 2, 3
    ) before using (mentoring_group_id, mentee_id, mentor_id) where told = 'advisors' and told_at < first + interval '7 days'`,
    spoilt: `delete from mentoring_nudges; insert into mentoring_nudges select mentoring_group_id, mentee_id, mentor_id, who, :now from mentoring_pairs cross join (values ('mentee'), ('advisors')) people(who)`,
  },
  {
    sentence: 'two were told that they are quiet who had met within three weeks',
    found: `
    select told_at, s.at from mentoring_nudges n join mentoring_sessions s using (mentoring_group_id, mentee_id, mentor_id) where s.at between told_at - interval '21 days' and told_at`,
    spoilt: `delete from mentoring_nudges; insert into mentoring_nudges select mentoring_group_id, mentee_id, mentor_id, who, :now from mentoring_pairs cross join (values ('mentee'), ('advisors')) people(who)`,
  },
]
