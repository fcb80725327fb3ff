import { DAY_MS } from '@trellis/contract/durations.ts'
import { orderedLists } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { readConfig } from '../server/src/config.ts'
import { learnedOrderOf } from '../server/src/matching/learnedOrder/learnedOrders.queries.ts'
import { pairsJudged, suggestionsJudged } from '../server/src/matchQuality/matchQuality.queries.ts'
import { ordersReport } from '../server/src/matchQuality/orders/ordersReport.ts'
import { introduction, reportOf } from '../server/src/matchQuality/report.ts'
import { allowLearned, dropWeights, keepWeights, tellWeights } from '../server/src/matchQuality/weights/learning.actions.ts'
import { weightsIntroduction } from '../server/src/matchQuality/weights/weightsReport.ts'
import type { Queries } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openCommunity } from '../server/src/platform/database/open.ts'
import { OperatorError } from '../server/src/platform/operatorError.ts'
import { type SuggestionList, suggestionLists } from '../server/src/shownLists/shownList.ts'
import { giveUp } from '../server/src/start.ts'

// `npm run match-quality`: what came of the suggestions that were shown, from the database that the settings name. With the embedded
// database stop the server first; with PostgreSQL it may go on. It tells of nobody by name, and changes nothing.
// `npm run match-quality -- weights [2026-10-01]`: what weights by skill would be learned from the lists before that day (four weeks ago), and what
// they were worth since. `weights keep [2026-10-01]` keeps them where they were a gain, `weights allow` allows the learned order for those to whom a
// mix of both orders was of more use by it, `weights drop` forgets them.
const LATER_DAYS = 28
const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n\n`)

async function quality(db: Queries): Promise<void> {
  say(introduction)
  for (const list of suggestionLists) {
    const lists = await suggestionsJudged(db, list)
    say(reportOf(list, lists))
    const order = isOrdered(list) ? await learnedOrderOf(db, list) : undefined
    if (order !== undefined) say(ordersReport(order, await pairsJudged(db, lists, order.id)))
  }
}

const isOrdered = (list: SuggestionList): list is (typeof orderedLists)[number] => (orderedLists as readonly string[]).includes(list)

const usage = 'Name what is to be done: nothing, or weights, and after it a day such as 2026-10-01, keep (and a day), allow or drop.'

/** What is asked for: a function of the database, before it is opened. */
function asked(words: readonly string[], now: number): (db: Queries) => Promise<void> {
  const [what, ...rest] = words
  if (what === undefined) return quality
  const verb = ['keep', 'allow', 'drop'].find((one) => one === rest[0])
  const [day, ...more] = verb === undefined ? rest : rest.slice(1)
  const takesDay = verb === undefined || verb === 'keep'
  if (what !== 'weights' || more.length > 0 || (day !== undefined && !takesDay)) throw new OperatorError(usage)
  const before = day === undefined ? now - LATER_DAYS * DAY_MS : dayOf(day)
  return async (db) => {
    if (verb === 'keep') return say(await keepWeights(db, before, now))
    if (verb === 'allow') return say(await allowLearned(db, now))
    if (verb === 'drop') return say(await dropWeights(db))
    say(weightsIntroduction)
    for (const lines of await tellWeights(db, before)) say(lines)
  }
}

function dayOf(word: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(word) ? Date.parse(word) : Number.NaN
  if (Number.isNaN(time)) throw new OperatorError(usage)
  return time
}

try {
  const config = readConfig(process.env)
  const work = asked(process.argv.slice(2), Date.now())
  const database = await openCommunity(config)
  await migrate(database.pool)
  if (!config.logShownLists) say(['LOG_SHOWN_LISTS is false: nothing new is logged.'])
  await work(database.db)
  await database.close()
} catch (error) {
  giveUp(error)
}
