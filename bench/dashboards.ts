import type { DashboardList } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { argument } from './argument.ts'
import { ask } from './ask.ts'
import { openCommunity } from './community.ts'
import { addMentoredGroup, ADVISOR } from './dashboardWorld.ts'
import { type Finding, milliseconds, percentile, report, timed } from './figures.ts'
import { signIn } from './people.ts'
import { recorded, sendAgain } from './recorded.ts'

// `npm run bench:dashboards [-- --members 10000] [-- --runs 200]`: the dashboards of a large mentoring group, on PostgreSQL where
// TEST_DATABASE_URL is set, else on the embedded database. The bare SQL is what the product itself sends, in the same run.
const [MEMBERS, RUNS] = [argument('members', 10_000), argument('runs', 200)]
const LONGEST_P99_MS = 100
const TOP = 50

const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'embedded' : 'postgres'
const community = await openCommunity(kind, MEMBERS, 'mentoring')
const { grpID, mgrpID, memberID } = await addMentoredGroup(community)
const { origin, database } = community
const advisor = await signIn(origin, ADVISOR, 'groups')

interface Question {
  readonly what: string
  readonly path: string
  readonly body: object
}
const within = { grpID, mgrpID }
const list = (list: DashboardList, more: object = {}): Question => ({
  what: `getMgroupDashboardList, ${list}`,
  path: '/pythonApi/getMgroupDashboardList',
  body: { ...within, list, size: TOP, ...more },
})
const asked: readonly Question[] = [
  { what: 'getMgroupDashboard', path: '/pythonApi/getMgroupDashboard', body: within },
  list('mentees'),
  list('unmatched'),
  list('drafted', { page: 100 }),
  list('load', { at: 9 }),
  {
    what: 'getMemberDashboard, by an advisor',
    path: '/pythonApi/getMemberDashboard',
    body: { ...within, memberID: memberID satisfies Id },
  },
]

const findings: Finding[] = []
for (const { what, path, body } of asked) {
  const askIt = () => ask(origin, advisor, path, body)
  await askIt()
  const statements = await recorded(database.pool, askIt)
  const all = await timed(RUNS * 2, async (at) => {
    await (at % 2 === 0 ? askIt() : sendAgain(database.pool, what, statements))
  })
  const [whole, bare] = [0, 1].map((which) => all.filter((_, at) => at % 2 === which)) as [number[], number[]]
  const p99 = percentile(whole, 0.99)
  findings.push(
    { what: `${what}: p50`, value: milliseconds(percentile(whole, 0.5)) },
    { what: `${what}: p99`, value: milliseconds(p99), goal: `≤ ${LONGEST_P99_MS} ms`, met: p99 <= LONGEST_P99_MS },
    { what: `${what}: its statements alone, p50`, value: milliseconds(percentile(bare, 0.5)) },
  )
}
report(`Dashboards of a mentoring group of ${MEMBERS} members, ${kind}`, findings)
await community.close()
process.exit()
