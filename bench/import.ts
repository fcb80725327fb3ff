import { LINES_AT_ONCE, type MemberImport, MOST_IMPORTED } from '@trellis/contract/memberImports/memberImports.ts'
import { kindSpelling } from '@trellis/contract/wire/personKinds.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { chunksOf } from '../server/src/platform/chunks.ts'
import { startProduct } from '../tools/product.ts'
import { type Installation, onEachDatabase } from './databases.ts'
import { type Finding, report } from './figures.ts'
import { post, type SignedIn, signedUpAdvisor, signIn } from './people.ts'

// `npm run bench:import`: how long a table of 5,000 members takes, from its first line sent to the last one done, with the server killed once in the middle
// of a second table: nothing may be lost or doubled.
const LONGEST_MS = 30_000
const ADVISOR = 'advisor@example.org'

interface Read {
  readonly data: MemberImport
  readonly total: number
}

async function get<T>(origin: string, path: string, token: string): Promise<T> {
  const reply = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}

async function newGroup(origin: string, { token }: SignedIn, name: string): Promise<string> {
  const body = { type: GROUP, generalInfo: { name, description: 'We bake', state: 'open' } }
  return (await post<{ success: string }>(origin, '/employee/createJob', body, token)).success
}

/** Sends a table and lets it be carried out. */
async function begin(origin: string, { token }: SignedIn, groupId: string): Promise<void> {
  const path = `/group/import/${groupId}`
  const lines = Array.from({ length: MOST_IMPORTED }, (_, at) => {
    return {
      line: at + 2,
      name: `Person ${at}`,
      email: `person.${at}@${groupId}.example`,
      role: at % 10 === 0 ? 'Mentor' : '',
      level: 'High School',
    }
  })
  const { data } = await post<Read>(origin, path, { fileName: 'members.csv', lines: lines.length }, token)
  for (const some of chunksOf(lines, LINES_AT_ONCE)) await post(origin, `${path}/lines`, { importId: data.id, lines: some }, token)
  await post(origin, `${path}/run`, { importId: data.id }, token)
}

/** Reads how far an import is until it is `enough`. Answers all that was read. */
async function follow(
  origin: string,
  { token }: SignedIn,
  groupId: string,
  enough: (read: MemberImport) => boolean,
): Promise<MemberImport[]> {
  const told: MemberImport[] = []
  const until = performance.now() + 4 * LONGEST_MS
  while (performance.now() < until) {
    const { data } = await get<Read>(origin, `/group/import/${groupId}`, token)
    told.push(data)
    if (enough(data)) return told
    await pause(100)
  }
  throw new Error(`The import has not come further than ${told.at(-1)?.done} lines`)
}

async function measure({ kind, dataFolder, env }: Installation): Promise<Finding[]> {
  const settings = { ...env, ADVISORS: 'open' }
  const product = await startProduct(settings)
  const advisor = await signedUpAdvisor(product.origin, dataFolder, ADVISOR)
  const first = await newGroup(product.origin, advisor, 'Bakers')
  const began = performance.now()
  await begin(product.origin, advisor, first)
  const sent = performance.now() - began
  const told = await follow(product.origin, advisor, first, ({ state }) => state === 'ended')
  const took = performance.now() - began
  const steps = new Set(told.map(({ done }) => done)).size

  const second = await newGroup(product.origin, advisor, 'Millers')
  await begin(product.origin, advisor, second)
  await follow(product.origin, advisor, second, ({ done }) => done > 1_000)
  await product.kill()
  const again = await startProduct(settings)
  const back = await signIn(again.origin, ADVISOR, kindSpelling.toWire('advisor'))
  const [ended] = (await follow(again.origin, back, second, ({ state }) => state === 'ended')).slice(-1)
  const invited = await get<{ total: number }>(again.origin, `/group/invitations/${second}`, back.token)
  await again.stop()
  const isWhole = ended!.done === MOST_IMPORTED && invited.total === MOST_IMPORTED
  return [
    { what: `${kind}: 5,000 lines sent and judged`, value: seconds(sent) },
    { what: `${kind}: all of them done`, value: seconds(took), goal: `≤ ${seconds(LONGEST_MS)}`, met: took <= LONGEST_MS },
    { what: `${kind}: times that progress was told`, value: `${steps}`, goal: '≥ 5', met: steps >= 5 },
    { what: `${kind}: invited after a kill in the middle`, value: `${invited.total} of 5000`, goal: 'all, once', met: isWhole },
  ]
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

report('Import of members', await onEachDatabase('import', measure))
