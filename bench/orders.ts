import { createApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { forgetLearnedOrders, keepLearnedOrder } from '../server/src/matching/learnedOrder/learnedOrders.actions.ts'
import { orderedLists, type OrderedList } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { argument } from './argument.ts'
import { openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report } from './figures.ts'
import { cpuTimeOf, databaseCpuTimeFrom } from './million/cpuTimes.ts'
import { signIn, type SignedIn } from './people.ts'

// `npm run bench:orders [-- --people 10000] [-- --pages 400]`: what a page of ten suggestions costs the processors where its list is mixed with a
// learned order, beside the same page in the usual order, in turns in the same run: this process with the database's connections. With a
// PostgreSQL server in TEST_DATABASE_URL on that, else on the embedded database.
const PEOPLE = argument('people', 10_000)
const PAGES = argument('pages', 400)
const ROUNDS = 5
const MOST_TIMES_AS_MUCH = 1.5
const TOP = 10

const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'embedded' : 'postgres'
const community = await openCommunity(kind, PEOPLE)
const { context, database, viewers } = community

/** Half of all skills count otherwise than usual. */
const weights = Object.fromEntries(vocabulary.skills.flatMap(({ id }, at) => (at % 2 === 0 ? [[id, at % 4 === 0 ? 2 : 0.5]] : [])))
for (const list of orderedLists) await keepLearnedOrder(context.db, list, { weights, learnedBefore: 0 }, context.clock.now())

const other = await createContext({ ...context.config, suggestionOrder: 'mixed' }, database)
const mixed = await createApp(other)
await mixed.listen({ host: '127.0.0.1', port: 0 })
const origins = { usual: community.origin, mixed: mixed.listeningOrigin }
const students: SignedIn[] = []
for (const email of viewers) students.push(await signIn(community.origin, email))

async function page(order: keyof typeof origins, list: OrderedList, at: number): Promise<string[]> {
  const { id, token } = students[at % students.length]!
  const path = `/api/profile/like?id=${id}&roleModels=${list === 'roleModels'}&results=${TOP}`
  const reply = await fetch(origins[order] + path, { headers: { authorization: `Bearer ${token}` } })
  const { hits } = (await reply.json()) as { hits: { hits: { _id: string }[] } }
  return hits.hits.map(({ _id }) => _id)
}

/** How long the processors computed for a page, in milliseconds. */
async function costOf(order: keyof typeof origins, list: OrderedList): Promise<number> {
  const ofDatabase = kind === 'postgres' ? await databaseCpuTimeFrom(database.pool) : async () => 0
  const before = await cpuTimeOf(process.pid)
  for (let at = 0; at < PAGES; at++) await page(order, list, at)
  return ((await cpuTimeOf(process.pid)) - before + (await ofDatabase())) / PAGES
}

async function compare(list: OrderedList): Promise<Finding[]> {
  const differ = await differing(list)
  const costs = { usual: [] as number[], mixed: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const order of ['usual', 'mixed'] as const) {
      const cost = await costOf(order, list)
      // The first round warms up.
      if (round > 0) costs[order].push(cost)
    }
  }
  const [usual, inMix] = [percentile(costs.usual, 0.5), percentile(costs.mixed, 0.5)]
  const times = inMix / usual
  return [
    { what: `${kind}: ${list}, first pages that differ`, value: `${differ} of ${students.length}` },
    { what: `${kind}: ${list}, usual`, value: milliseconds(usual) },
    { what: `${kind}: ${list}, mixed`, value: milliseconds(inMix) },
    { what: `${kind}: ${list}, mixed ÷ usual`, value: times.toFixed(2), goal: `≤ ${MOST_TIMES_AS_MUCH}`, met: times <= MOST_TIMES_AS_MUCH },
  ]
}

async function differing(list: OrderedList): Promise<number> {
  let count = 0
  for (const at of students.keys()) if ((await page('usual', list, at)).join() !== (await page('mixed', list, at)).join()) count++
  return count
}

const findings: Finding[] = []
for (const list of orderedLists) findings.push(...(await compare(list)))
await forgetLearnedOrders(context.db)
report(`A page of ten suggestions among ${PEOPLE} people, processor time`, findings)
process.exit()
