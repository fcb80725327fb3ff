import { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { addConfirmedAccounts } from '../server/src/accounts/accounts.bulk.ts'
import { hashPassword } from '../server/src/accounts/passwords/passwordHashes.ts'
import { populationInUse } from '../server/src/genome/population/populationInUse.ts'
import { addGroups } from '../server/src/groups/groups.bulk.ts'
import { measuresOf } from '../server/src/matching/scoring/measures.ts'
import { addReadyMembers } from '../server/src/memberships/memberships.bulk.ts'
import { addMentoringGroups } from '../server/src/mentoring/mentoringGroups.bulk.ts'
import type { BenchCommunity } from './community.ts'
import { PASSWORD } from './people.ts'

const DAY = 86_400_000
/** One mentor for so many others, who takes as many mentees. */
const FOR_EACH_MENTOR = 9
/** Every so manieth mentee has no mentor. */
const ALONE = 50
/** So many sessions of each pair: the last is planned at the one before, of the others it is told on their day. */
const SESSIONS_EACH = 4
export const ADVISOR = 'advisor.dashboards@bench.example'

export interface MentoredGroup {
  readonly grpID: Id
  readonly mgrpID: Id
  /** A mentee with a mentor. */
  readonly memberID: Id
}

/** A mentoring group of everybody in the community with a draft that is published but for a few pairs, where there is none yet. */
export async function addMentoredGroup({ context, database: { pool } }: BenchCommunity): Promise<MentoredGroup> {
  const { rowCount } = await pool.query('select from mentoring_groups limit 1')
  if (rowCount === 0) await addAll({ context, pool })
  const { rows } = await pool.query<MentoredGroup>(
    `select group_id as "grpID", id as "mgrpID", (select mentee_id from mentoring_drafts limit 1) as "memberID" from mentoring_groups limit 1`,
  )
  return rows[0]!
}

async function addAll({ context, pool }: { context: BenchCommunity['context']; pool: BenchCommunity['database']['pool'] }): Promise<void> {
  const createdAt = context.clock.now() - 100 * DAY
  const [ownerId, groupId] = [newId(createdAt), newId(createdAt)]
  const passwordHash = await hashPassword(PASSWORD, context.passwordCost)
  const { rows: people } = await pool.query<{ id: Id }>('select id from profiles order by id')
  const isMentor = (at: number): boolean => at % (FOR_EACH_MENTOR + 1) === 0
  const info = {
    name: 'Everybody',
    description: 'Everybody mentors everybody',
    joinPolicy: 'onRequest',
    directory: 'everybody',
    state: 'open',
  }
  await context.db.transaction(async (tx) => {
    const advisor = { id: ownerId, type: 'advisor' as const, email: ADVISOR, name: 'Advisor', passwordHash }
    await addConfirmedAccounts(tx, [{ ...advisor, isSuperUser: false, createdAt, recruiter: undefined }])
    const group = { id: groupId, ownerId, info: GroupInfo.parse(info), createdAt, openedAt: createdAt }
    await addGroups(context, tx, measuresOf(populationInUse(context.config)), [group])
    const members = people.map(({ id }, at) => ({
      groupId,
      accountId: id,
      role: isMentor(at) ? ('mentor' as const) : ('member' as const),
      since: createdAt,
    }))
    const all = [{ groupId, accountId: ownerId, role: 'advisor' as const, since: createdAt }, ...members]
    await addReadyMembers(tx, all, [{ groupId, chosen: 'everybody', hadMinor: true }])
    const taking = people.map(({ id }, at) =>
      isMentor(at)
        ? { accountId: id, role: 'mentor' as const, capacity: FOR_EACH_MENTOR, topics: [], languages: [], timeZone: null }
        : { accountId: id, role: 'mentee' as const, capacity: null, topics: ['Interviews'], languages: [], timeZone: null },
    )
    await addMentoringGroups(tx, [{ groupId, name: 'Everybody', createdAt, members: taking, jobs: [] }])
  })
  await pool.query(`
    insert into mentoring_drafts (mentoring_group_id, mentee_id, mentor_id, score)
    select mentee.mentoring_group_id, mentee.account_id, mentor.account_id, 2000 + mentee.at * 37 % 7500
    from (select *, row_number() over (order by account_id) - 1 as at from mentoring_members where role = 'mentee') as mentee
      join (select *, row_number() over (order by account_id) - 1 as at from mentoring_members where role = 'mentor') as mentor
        on mentor.at = mentee.at / ${FOR_EACH_MENTOR} and mentor.mentoring_group_id = mentee.mentoring_group_id
    where mentee.at % ${ALONE} <> 0`)
  await pool.query(`
    insert into mentoring_pairs (mentoring_group_id, mentee_id, mentor_id, since, told)
    select mentoring_group_id, mentee_id, mentor_id, now() - interval '60 days', true from mentoring_drafts where score % 100 <> 0`)
  await pool.query(`
    insert into mentoring_sessions
      (id, mentoring_group_id, mentee_id, mentor_id, author_id, at, time_zone, minutes, note, shared, created_at)
    select gen_random_uuid(), mentoring_group_id, mentee_id, mentor_id, mentee_id, since + make_interval(days => nth * 13), 'UTC', 30, '', false,
      since + make_interval(days => least(nth, ${SESSIONS_EACH - 1}) * 13)
    from mentoring_pairs, generate_series(1, ${SESSIONS_EACH}) as nth`)
  await pool.query(`
    insert into mentoring_unmatched (mentoring_group_id, mentee_id, lack, kept_away, helps)
    select mentoring_group_id, account_id, 'allTaken', '{}', false from mentoring_members
    where role = 'mentee' and account_id not in (select mentee_id from mentoring_drafts)`)
  await pool.query('vacuum analyze')
}
