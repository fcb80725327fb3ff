import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import { addConfirmedAccounts } from '../server/src/accounts/accounts.bulk.ts'
import { hashPassword } from '../server/src/accounts/passwords/passwordHashes.ts'
import { linksOf } from '../server/src/demonstration/jobs/applications.ts'
import type { Seeker } from '../server/src/demonstration/links.ts'
import { type Employer, employerOf } from '../server/src/demonstration/jobs/employers.ts'
import { type MadeJob, makeJobs } from '../server/src/demonstration/jobs/makeJobs.ts'
import { type Random, randomOf } from '../server/src/demonstration/random.ts'
import { populationInUse } from '../server/src/genome/population/populationInUse.ts'
import { addJobs, type ReadyJob } from '../server/src/jobs/jobs.bulk.ts'
import { measuresOf } from '../server/src/matching/scoring/measures.ts'
import { addLinks } from '../server/src/postings/links/links.bulk.ts'
import type { BenchCommunity } from './community.ts'
import { PASSWORD } from './people.ts'

const SEED = 7
const JOBS_EACH = 20
/** So many employers can sign in, with {@link PASSWORD}. */
const OWNERS = 40
/** Among so many people each job finds those to whom it comes to mean something. */
const HEAR_OF_IT = 60

interface StoredSeeker extends Omit<Seeker, 'callingIds'> {
  readonly id: Id
}

interface StoredJob extends ReadyJob {
  readonly made: MadeJob
}

/**
 * Gives a community so many open jobs with what people did about them, where there is none yet.
 * @param applicants how many wait for an answer of the first employer's first job
 */
export async function addJobMarket(community: BenchCommunity, count: number, applicants: number): Promise<void> {
  const { context, database } = community
  const { rowCount } = await database.pool.query('select from jobs limit 1')
  if (rowCount !== 0) return
  const now = context.clock.now()
  const employers = Array.from({ length: count / JOBS_EACH }, (_, at) => ({ ...employerOf(SEED, at, now), at, id: newId(now) }))
  const hash = await hashPassword(PASSWORD, context.passwordCost)
  const seekers = await seekersOf(community)
  const measures = measuresOf(populationInUse(context.config))
  await context.db.transaction(async (tx) => {
    await addConfirmedAccounts(
      tx,
      employers.map(({ id, at, type, email, name, joinedAt, recruiter }) => {
        const passwordHash = at < OWNERS ? hash : undefined
        return { id, type, email, name, passwordHash, isSuperUser: false, createdAt: joinedAt, recruiter }
      }),
    )
    for (const employer of employers) {
      const jobs = openJobsOf(employer, now)
      await addJobs(context, tx, measures, jobs)
      const random = randomOf(SEED, 70_000_000 + employer.at)
      await addLinks(
        tx,
        jobs.flatMap((job, at) => {
          const waiting = employer.at === 0 && at === 0 ? applicants : 0
          return linksTo(random, { ...job, made: { ...job.made, applicants: waiting } }, seekers, now)
        }),
      )
      if (employer.at % 50 === 49) process.stderr.write(`jobs of ${employer.at + 1} employers\n`)
    }
  })
  await database.pool.query('vacuum analyze')
}

function openJobsOf(employer: Employer & { at: number; id: Id }, now: number): StoredJob[] {
  return makeJobs(SEED, employer.at, employer, JOBS_EACH, now).map((made) => ({
    id: newId(made.createdAt),
    ownerId: employer.id,
    info: { ...made.info, state: 'open' },
    createdAt: made.createdAt,
    openedAt: made.openedAt ?? made.createdAt,
    made,
  }))
}

async function seekersOf({ context, database }: BenchCommunity): Promise<StoredSeeker[]> {
  const { rows } = await database.pool.query<{
    id: Id
    level: Seeker['level']
    birthYear: number | null
    hidden: boolean
    joinedAt: number
  }>(
    `select id, level, birth_year as "birthYear", hidden, extract(epoch from created_at)::float8 * 1000 as "joinedAt"
     from profiles order by id`,
  )
  const thisYear = new Date(context.clock.now()).getUTCFullYear()
  return rows.map(({ birthYear, ...row }, at) => ({
    ...row,
    at,
    birthYear: birthYear ?? thisYear,
    leavesSchool: (birthYear ?? thisYear) + 18,
    isGrownUp: !isProtectedAsMinor(birthYear, thisYear),
  }))
}

/** Whoever hears of a job here is of its calling and level: who is of which is not kept in a database. */
function linksTo(random: Random, { id, ownerId, made }: StoredJob, seekers: readonly StoredSeeker[], now: number) {
  const hearing = Math.ceil(made.applicants * 1.1) + HEAR_OF_IT
  const heard = Array.from({ length: hearing }, () => random.pick(seekers))
  const fitting = [...new Set(heard)].map((seeker) => ({ ...seeker, callingIds: made.callingIds, level: made.info.level }))
  return linksOf(random, { ...made, openedAt: made.openedAt ?? made.createdAt }, fitting, now).map(
    ({ person, changes, note, viewedAt }) => {
      const personId = seekers[person]!.id
      const doer = { person: personId, owner: ownerId, system: undefined }
      return {
        postingId: id,
        personId,
        changes: changes.map((change) => ({ ...change, byId: doer[change.side] })),
        note,
        resumeId: undefined,
        viewedAt,
      }
    },
  )
}
