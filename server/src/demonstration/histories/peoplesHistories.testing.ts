import type { Contradiction } from './contradictions.testing.ts'

/** Everything that accounts did, by whom, what and when. */
const deeds = `deeds(id, what, at) as (
  select by_id, event::text, at from link_changes where by_id is not null
  union all select author_id, 'wrote a session down', created_at from mentoring_sessions
  union all select author_id, 'wrote to the other one', written_at from mentoring_messages
  union all select case asked when 'mentee' then mentee_id else mentor_id end, 'answered', answered_at from mentoring_fit_questions where answer is not null
  union all select case asked_by when 'mentee' then mentee_id else mentor_id end, 'asked for another', asked_at from mentoring_asks_for_another
  union all select follower_id, 'followed', created_at from follows
  union all select blocker_id, 'blocked', created_at from blocks
  union all select owner_id, 'added a ' || kind, created_at from stored_files
  union all select profile_id, 'told more', taken_at from genome_snapshots
  union all select owner_id, 'made a posting', created_at from postings
  union all select account_id, 'leads', since from memberships where role = 'advisor'
  union all select published_by, 'published', published_at from mentoring_publications
  union all select published_by, 'published', published_at from mentoring_job_publications
  union all select kept_by, 'kept a draft', kept_at from mentoring_kept_drafts
  union all select invited_by, 'invited', created_at from group_invitations
)`

/** What accounts could not be before they were there. */
const fates = `fates(id, what, at) as (
  select account_id, 'is in a group', since from memberships
  union all select account_id, 'is in a cohort', since from cohort_members
  union all select account_id, 'takes part in mentoring', since from mentoring_members
  union all select mentee_id, 'has a mentor', since from mentoring_pairs
  union all select mentor_id, 'has a mentee', since from mentoring_pairs
  union all select person_id, event::text, at from link_changes
  union all select followed_id, 'is followed', created_at from follows
  union all select blocked_id, 'is blocked', created_at from blocks
  union all select account_id, 'was notified', created_at from notifications
  union all select viewer_id, 'looked', day + interval '1 day' from posting_views
  union all select account_id, 'was here', used_at from known_devices
)`

/** What the histories of people and their postings must not tell. */
export const ofPeople: readonly Contradiction[] = [
  {
    sentence: 'somebody did something before they had an account, or will have done it',
    found: `with ${deeds}
    select what, deeds.at, created_at from deeds join accounts using (id) where deeds.at < created_at or deeds.at > :now`,
    spoilt: `update follows set created_at = created_at - interval '9 years'`,
  },
  {
    sentence: 'something became of somebody before they had an account, or will have',
    found: `with ${fates}
    select what, fates.at, created_at from fates join accounts using (id) where fates.at < created_at or fates.at > :now + case what when 'looked' then interval '1 day' else interval '0' end`,
    spoilt: `update cohort_members set since = since - interval '9 years'`,
  },
  {
    sentence: 'somebody did something after they were here last',
    found: `with ${deeds}, here as (select account_id id, max(used_at) at from known_devices group by 1)
    select what, deeds.at, here.at here from deeds join here using (id) where deeds.at > here.at`,
    spoilt: `update known_devices set used_at = used_at - interval '9 years'`,
  },
  {
    sentence: 'something happened to a posting before it was opened, or to a group before it was made',
    found: `
    select event::text, at, opened_at from link_changes join postings on postings.id = posting_id where at < opened_at or opened_at is null
    union all select 'member', since, created_at from memberships join postings on postings.id = group_id where since < created_at
    union all select 'cohort', cohorts.created_at, postings.created_at from cohorts join postings on postings.id = group_id where cohorts.created_at < postings.created_at
    union all select 'invitation', i.created_at, postings.opened_at from group_invitations i join postings on postings.id = group_id where i.created_at < postings.opened_at
    union all select 'job', added_at, postings.created_at from group_jobs join postings on postings.id = group_id where added_at < created_at
    union all select 'job offered', added_at, opened_at from group_jobs join postings on postings.id = job_id where added_at < opened_at
    union all select 'opened', opened_at, created_at from postings where opened_at < created_at`,
    spoilt: `update link_changes set at = at - interval '9 years'`,
  },
  {
    sentence: 'somebody applied after the last day',
    found: `
    select event::text, at, apply_until from link_changes join postings on postings.id = posting_id where event = 'applied' and at > apply_until`,
    spoilt: 'update postings set apply_until = opened_at',
  },
  {
    sentence: 'somebody applied with a resume that they did not have yet',
    found: `
    select applied_at, created_at from links join stored_files on stored_files.id = resume_id where applied_at < created_at`,
    spoilt: 'update stored_files set created_at = :now',
  },
]
