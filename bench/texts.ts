import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@trellis/contract/calls.ts'
import { takesLongText } from '@trellis/contract/longText.ts'
import { startProduct } from '../tools/product.ts'
import { type Installation, onEachDatabase } from './databases.ts'
import { type Finding, milliseconds, percentile, report } from './figures.ts'
import { PASSWORD, post, signIn, type SignedIn, signedUpRecruiter, signedUpStudent } from './people.ts'
import { sendFlood } from './texts.flood.ts'
import { type FloodRequest, type Flooders, floods } from './texts.inputs.ts'
import { send, steadily, written } from './texts.wire.ts'

// `npm run bench:texts [-- --rounds 3] [-- --only createJob,updateJob]`: how long others wait while one account sends the worst texts
// that we know, 20 a second, to each call that takes more than a KiB of text, compared with as many seconds without it in between.
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
/** The machine is busier at one time than at another: rounds with and without take turns. */
const ROUNDS = Number(argument('rounds') ?? 3)
const SECONDS = 8
/** A server that was just started answers more slowly. */
const WARM_UP_SECONDS = 20
const FLOOD_A_SECOND = 20
const OTHERS_A_SECOND = 60
const OTHERS = 6
const LARGEST_RATIO = 2
/** An account that sent a long text waits so long at most until its next one is begun. */
const LONGEST_REST_MS = 5_000

const names = calls
  .filter(({ call }) => takesLongText(call.description))
  .map(({ name }) => name)
  .filter((name) => argument('only')?.split(',').includes(name) ?? true)
const agent = new Agent({ keepAlive: true })

/** What everybody else does meanwhile: reads and searches, and saves what they typed. */
function ofOthers(people: readonly SignedIn[], at: number): FloodRequest {
  const { id, token } = people[at % people.length]!
  const search = { method: 'GET', path: '/profile/search/bak/true', body: undefined, token }
  const read = { method: 'GET', path: `/profile/${id}`, body: undefined, token }
  const data = { aspirationalRole: `Baker ${at}`, positionsHeld: [{ name: 'Baker', tags: 'Cooking' }] }
  const save = { method: 'POST', path: '/profile/partialUpdate/', body: { userId: id, type: 'professionalInfo', data }, token }
  return [read, search, read, save][at % 4]!
}

/** How long each request of the others took. */
async function waits(origin: string, people: readonly SignedIn[], seconds: number): Promise<number[]> {
  const samples: number[] = []
  await steadily(OTHERS_A_SECOND, seconds, async (at) => {
    const began = performance.now()
    const status = await send(origin, written(ofOthers(people, at)), agent)
    if (status !== 200) throw new Error(`Others were answered ${status}`)
    samples.push(performance.now() - began)
  })
  return samples
}

/** Who floods a call: accounts of their own, since an account that sent a long text waits before its next one. */
async function signedUpFlooders(origin: string, dataFolder: string, name: string): Promise<Flooders> {
  const student = await signedUpStudent(origin, dataFolder, emailOf(name, 'profile'))
  const recruiter = await signedUpRecruiter(origin, dataFolder, emailOf(name, 'recruiter'))
  const place = { locationCity: 'Bergen', locationCountry: 'NO' }
  const generalInfo = { name: 'A job', companyInstitution: 'Flood', description: 'Come', state: 'open', ...place }
  const { success: jobId } = await post<{ success: string }>(origin, '/employee/createJob', { generalInfo }, recruiter.token)
  return { student, recruiter, jobId, key: PASSWORD }
}

const emailOf = (name: string, type: 'profile' | 'recruiter'): string => `${name}.${type}@example.org`

/** Their sessions may have ended while other calls were measured. */
const signedInAgain = async (origin: string, name: string, flooders: Flooders): Promise<Flooders> => ({
  ...flooders,
  student: await signIn(origin, emailOf(name, 'profile')),
  recruiter: await signIn(origin, emailOf(name, 'recruiter'), 'recruiter'),
})

async function measure({ kind, env, dataFolder }: Installation): Promise<Finding[]> {
  const product = await startProduct(env)
  const { origin } = product
  const people: SignedIn[] = []
  for (let at = 0; at < OTHERS; at++) people.push(await signedUpStudent(origin, dataFolder, `other${at}@example.org`))
  // Before the flood of sign-ups, after which this network may sign up nobody for a while.
  const floodersOf = new Map<string, Flooders>()
  for (const name of names) floodersOf.set(name, await signedUpFlooders(origin, dataFolder, name))
  const findings: Finding[] = []
  await waits(origin, people, WARM_UP_SECONDS)
  for (const [name, signedUp] of floodersOf) {
    const flooders = await signedInAgain(origin, name, signedUp)
    const flood = floods[name]
    if (flood === undefined) throw new Error(`Say the worst text for ${name} in bench/texts.inputs.ts`)
    // What is loaded when it is first needed is not waited for again.
    await send(origin, written(flood(flooders, 0)), agent)
    const [quiet, loud]: [number[], number[]] = [[], []]
    const answers = new Map<number, number>()
    for (let round = 0; round < ROUNDS; round++) {
      // Making a MiB of text takes long, and would hold up the requests whose waits are measured.
      const requests = Array.from({ length: FLOOD_A_SECOND * SECONDS }, (_, at) => written(flood(flooders, at + 1)))
      await pause(LONGEST_REST_MS)
      quiet.push(...(await waits(origin, people, SECONDS)))
      const flooding = sendFlood({ origin, aSecond: FLOOD_A_SECOND, requests })
      loud.push(...(await waits(origin, people, SECONDS)))
      for (const [status, count] of await flooding) answers.set(status, (answers.get(status) ?? 0) + count)
    }
    const [before, during] = [percentile(quiet, 0.99), percentile(loud, 0.99)]
    const told = [...answers].toSorted().map(([status, count]) => `${count} × ${status}`)
    findings.push(
      {
        what: `${kind}: ${name}: others' p99 without, with`,
        value: `${milliseconds(before)}, ${milliseconds(during)} (${told.join(', ')})`,
      },
      {
        what: `${kind}: ${name}: with ÷ without`,
        value: (during / before).toFixed(2),
        goal: `≤ ${LARGEST_RATIO}`,
        met: during <= LARGEST_RATIO * before,
      },
    )
    process.stderr.write(`${kind}: ${name} ${before.toFixed(1)} ${during.toFixed(1)} ${told.join(', ')}\n`)
  }
  await product.stop()
  return findings
}

const findings = await onEachDatabase('texts', measure)
report(`Long texts: ${OTHERS_A_SECOND} requests a second of others, ${FLOOD_A_SECOND} of one account`, findings)
process.exit()
