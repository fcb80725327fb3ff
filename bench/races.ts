import { randomInt } from 'node:crypto'
import { changeCandidateStatus, changeGroupStatus, changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import { eventSpelling } from '@trellis/contract/wire/eventWords.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { jobTransitions } from '@trellis/contract/postings/jobTransitions.ts'
import { type Bucket, buckets, type LinkEvent } from '@trellis/contract/postings/links.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/platform/database/open.ts'
import { linkOf } from '../server/src/postings/links/links.present.ts'
import type { StoredLink } from '../server/src/postings/postings.queries.ts'
import { startProduct } from '../tools/product.ts'
import { GROUP, JOB } from '@trellis/contract/postings/postingKinds.ts'
import { argument } from './argument.ts'
import { type Installation, onEachDatabase } from './databases.ts'
import { type Finding, report } from './figures.ts'
import { mentoringRace } from './mentoringRaces/mentoringRaces.ts'
import { post, type SignedIn, signedUpAdvisor, signedUpRecruiter, signedUpStudent } from './people.ts'
import { type Answer, breachesOf, type Race, type Shown, type StoredChange } from './races.check.ts'

// `npm run bench:races [-- --seconds 120]`: 50 clients change one candidate of one job, and one of one group, at the same time: the student, the
// owner, and two delegates of the owner's or two co-advisors. Each answer is kept, and compared with what is in the database afterwards.
// Then two advisors, and their mentees and mentors, change one mentoring group, alone with `-- --mentoring`. RACES_TOLD=1 prints how often each of its calls was answered how.
const SECONDS = argument('seconds', 120)
const CLIENTS = 50
const MOST_TOLD = 10

interface Actor extends SignedIn {
  readonly side: 'person' | 'owner'
}

interface Setting {
  readonly origin: string
  readonly kind: typeof JOB | typeof GROUP
  readonly jobId: Id
  readonly studentId: Id
  /** Each with as many clients as the others of the side. */
  readonly actors: readonly Actor[]
}

/** What a client was told that no client may be told: a refusal for another reason, or a failure of the server's. */
type Unexpected = string

async function prepareJob(origin: string, dataFolder: string, student: SignedIn): Promise<Setting> {
  const owner = await signedUpRecruiter(origin, dataFolder, 'owner@example.org')
  const delegates: SignedIn[] = []
  for (const email of ['first@example.org', 'second@example.org']) {
    const delegate = await signedUpRecruiter(origin, dataFolder, email)
    delegates.push(delegate)
    await post(origin, '/employee/delegated-accounts', { userId: owner.id, email }, owner.token)
    await post(origin, `/employee/delegated-accounts/${delegate.id}/asking/${owner.id}`, { accept: true }, delegate.token)
  }
  const place = { locationCity: 'Fairview', locationCountry: 'US' }
  const generalInfo = { name: 'Barista', companyInstitution: 'Blue Door', description: 'Make good coffee.', ...place, state: 'open' }
  const { success: jobId } = await post<{ success: Id }>(origin, '/employee/createJob', { generalInfo }, owner.token)
  return { origin, kind: JOB, jobId, studentId: student.id, actors: actorsOf(student, [owner, ...delegates]) }
}

async function prepareGroup(origin: string, dataFolder: string, student: SignedIn): Promise<Setting> {
  const owner = await signedUpAdvisor(origin, dataFolder, 'leader@example.org')
  const told = { name: 'Frog watchers', description: 'We count frogs.', skills: ['Biology'], state: 'open', joinPolicy: 'onRequest' }
  const { success: jobId } = await post<{ success: Id }>(origin, '/employee/createJob', { type: GROUP, generalInfo: told }, owner.token)
  const others: SignedIn[] = []
  for (const email of ['third@example.org', 'fourth@example.org']) {
    const other = await signedUpAdvisor(origin, dataFolder, email)
    others.push(other)
    await post(origin, `/group/advisors/${jobId}/invited`, { email }, owner.token)
    await post(origin, `/group/askedAdvisors/${other.id}/${jobId}`, { accept: true }, other.token)
  }
  return { origin, kind: GROUP, jobId, studentId: student.id, actors: actorsOf(student, [owner, ...others]) }
}

function actorsOf(student: SignedIn, owners: readonly SignedIn[]): Actor[] {
  const ofPerson: Actor = { ...student, side: 'person' }
  return owners.flatMap((signedIn): Actor[] => [{ ...signedIn, side: 'owner' }, ofPerson])
}

const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)]!
const eventsOf = (side: Actor['side']): (LinkEvent | 'undo')[] => [
  ...new Set(jobTransitions.filter(({ by }) => by === side).map(({ event }) => event)),
  'undo',
]
const events = { person: eventsOf('person'), owner: eventsOf('owner') }
/** Whom a group has contacted it accepts as soon as they ask: two steps that one answer tells of. */
const eventsIn = (kind: Setting['kind'], side: Actor['side']) =>
  kind === GROUP ? events[side].filter((event) => event !== 'contacted') : events[side]
const calls = {
  [JOB]: { person: changeJobStatus.description, owner: changeCandidateStatus.description },
  [GROUP]: { person: changeGroupStatus.description, owner: changeCandidateStatus.description },
}

interface Reply {
  readonly result?: Shown
  readonly code?: string
  readonly details?: { readonly record?: Shown }
}

/** Asks for one change after the other until it is time to end. */
async function race({ origin, kind, jobId, studentId }: Setting, actor: Actor, until: number): Promise<(Answer | Unexpected)[]> {
  const { id: byId, side, token } = actor
  const { method, path } = calls[kind][side]
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answers: (Answer | Unexpected)[] = []
  for (let sentAt = Date.now(); sentAt < until; sentAt = Date.now()) {
    const event = pick(eventsIn(kind, side))
    // Half of the clients' lists are of one state, and mostly out of date.
    const bucket: Bucket = randomInt(2) === 0 ? '' : pick(buckets)
    const body = JSON.stringify({ bucket, event: eventSpelling.toWire(event), jobId, jobType: kind, studentId })
    const response = await fetch(`${origin}/api${path}`, { method, headers, body })
    const { result, code, details } = (await response.json()) as Reply
    const asked = { side, byId, event, bucket, sentAt, answeredAt: Date.now() }
    const record = result ?? details?.record
    if (response.ok && record) answers.push({ ...asked, code: 'accepted', record })
    else if ((code === 'Stale' || code === 'InvalidTransition') && record) answers.push({ ...asked, code, record })
    else answers.push(`${event} by the ${side} was answered ${response.status} ${code}`)
  }
  return answers
}

/** What the database holds once the product has ended. */
async function stored(env: Record<string, string>, settings: readonly Setting[]): Promise<Omit<Race, 'answers'>[]> {
  const database = await openDatabase(readConfig(env))
  const all = await Promise.all(settings.map((setting) => storedOf(database, setting)))
  await database.close()
  return all
}

type Database = Awaited<ReturnType<typeof openDatabase>>

async function storedOf(database: Database, { kind, jobId, studentId }: Setting): Promise<Omit<Race, 'answers'>> {
  const ofLink = 'where posting_id = $1 and person_id = $2'
  const { rows: history } = await database.pool.query<StoredChange & { at: Date }>(
    `select id, number, at, by_id as "byId", side, event, before, after, undoes from link_changes ${ofLink} order by number`,
    [jobId, studentId],
  )
  const { rows } = await database.pool.query<StoredLink>(
    `select *, person_state as "personState", owner_state as "ownerState", before_rejection as "beforeRejection" from links ${ofLink}`,
    [jobId, studentId],
  )
  return {
    kind,
    history: history.map((change) => ({ ...change, at: Number(change.at), event: eventSpelling.fromWire(change.event) })),
    final: linkOf(rows[0]!),
  }
}

async function measure({ kind, env, dataFolder }: Installation): Promise<Finding[]> {
  const product = await startProduct({ ...env, ADVISORS: 'open' })
  const student = await signedUpStudent(product.origin, dataFolder, 'student@example.org')
  const settings = [await prepareJob(product.origin, dataFolder, student), await prepareGroup(product.origin, dataFolder, student)]
  const until = Date.now() + SECONDS * 1_000
  const running = settings.map((setting, half) => {
    const clients = Array.from(
      { length: CLIENTS / settings.length },
      (_, client) => setting.actors[(client + half) % setting.actors.length]!,
    )
    return Promise.all(clients.map((actor) => race(setting, actor, until)))
  })
  const toldOf = (await Promise.all(running)).map((told) => told.flat())
  await product.stop()

  const told = toldOf.flat()
  const answers = told.filter((one): one is Answer => typeof one !== 'string')
  const unexpected = told.filter((one): one is Unexpected => typeof one === 'string')
  const kept = await stored(env, settings)
  const breaches = kept.flatMap((one, at) =>
    breachesOf({ answers: toldOf[at]!.filter((answer): answer is Answer => typeof answer !== 'string'), ...one }),
  )
  for (const breach of [...unexpected, ...breaches].slice(0, MOST_TOLD)) process.stderr.write(`${kind}: ${breach}\n`)
  const answered = (code: Answer['code']) => String(answers.filter((answer) => answer.code === code).length)
  const acted = Math.min(...kept.map(({ history }) => history.filter(({ side }) => side !== 'system').length))
  return [
    { what: `${kind}: changes asked for by ${CLIENTS} clients in ${SECONDS} s`, value: String(told.length) },
    { what: `${kind}: accepted`, value: answered('accepted') },
    { what: `${kind}: refused, since the list was out of date`, value: answered('Stale') },
    { what: `${kind}: refused, since the step is not possible`, value: answered('InvalidTransition') },
    { what: `${kind}: answered otherwise`, value: String(unexpected.length), goal: '0', met: unexpected.length === 0 },
    { what: `${kind}: changes in the history of either, at least`, value: String(acted), goal: '> 0', met: acted > 0 },
    {
      what: `${kind}: updates lost, illegal steps, answers that the history contradicts`,
      value: String(breaches.length),
      goal: '0',
      met: breaches.length === 0,
    },
  ]
}

const onPostings = process.argv.includes('--mentoring') ? [] : await onEachDatabase('races', measure)
report('Races', [...onPostings, ...(await onEachDatabase('mentoring_races', (where) => mentoringRace(where, SECONDS)))])
