import { describe, expect, test } from 'vitest'
import { exportedForNobody } from './house.exports.ts'
import { breaches, circlesOfDomains, crowdedFolders, withoutFrontDoor } from './house.rules.ts'

describe('the rules of the house', () => {
  test.each([
    ['server/src/accounts/accounts.actions.ts', "import { x } from '../profiles/profiles.queries.ts'", /stands above/],
    ['server/src/memberships/memberships.queries.ts', "import { x } from '../people/people.queries.ts'", /stands above/],
    ['server/src/notifications/notifications.queries.ts', "import { x } from '../postings/postings.queries.ts'", /stands above/],
    ['server/src/jobs/jobs.queries.ts', "import { x } from '../talk/talk.queries.ts'", /talk stands above jobs/],
    ['server/src/matching/matching.queries.ts', "import { x } from '../profiles/profiles.tables.ts'", /its own/],
    ['server/src/platform/http/api.ts', "import { x } from '../../accounts/accounts.queries.ts'", /knows no domain/],
    ['web/src/api/call.ts', "import { x } from '../../../server/src/config.ts'", /contract only/],
    ['web/src/api/call.ts', "import { x } from '../session/session.ts'", /session stands above api/],
    ['web/src/ui/Page.tsx', "const X = lazy(() => import('../jobs/words.ts'))", /jobs stands above ui/],
    ['web/src/session/session.ts', "import { x } from '../jobs/student/queries.ts'", /jobs stands above session/],
    ['web/src/jobs/words.ts', "import { x } from '../talk/queries.ts'", /talk stands above jobs/],
    ['web/src/people/rows.ts', "import { x } from '../candidates/queries.ts'", /candidates stands above people/],
    ['web/src/landing/HelpPage.tsx', "import { x } from '../router.ts'", /no room stands above landing/],
    ['server/src/mentoring/solver/solve.ts', "import { x } from '../../platform/clock.ts'", /nothing of the product/],
    ['server/src/mentoring/solver/solve.ts', "import { x } from '@trellis/contract/wire/ids.ts'", /nothing of the product/],
    ['contract/src/wire/ids.ts', "import { x } from '../../../server/src/config.ts'", /neither side/],
    ['contract/src/x.ts', "export const a = endpoint({\n  path: '/a',\n})", /without access/],
    ['server/src/people/utils.ts', '', /nothing in particular/],
    ['server/src/people/people.ts', '// @ts-ignore', /switches a rule off/],
    ['server/src/genome/entries.ts', "const plain = text.normalize('NFKD')", /to a limit/],
    ['web/src/a.tsx', "new Intl.DateTimeFormat('en', { hour: 'numeric' })", /a way of its own/],
    ['server/src/people/people.letters.ts', 'seenAt.toLocaleDateString()', /a way of its own/],
    ['web/src/a.tsx', '\n'.repeat(301), /300 at most/],
    ['server/src/people/people.routes.ts', 'if (actor.id === params.id) return', /asks who calls/],
    ['server/src/people/people.actions.ts', 'if (ownerId !== actor?.id) return', /asks who calls/],
    ['server/src/people/people.routes.ts', 'const isOwn = isSelf(actor, params.id)', /asks who calls/],
    ['server/src/people/people.actions.ts', 'requireSelf(actor, userId)', /asks who calls/],
    ['web/src/people/people.module.css', 'a { color: #6b38c9; }', /writes a color out/],
    ['web/src/people/PersonRow.tsx', "<path stroke='#fff' />", /writes a color out/],
    ['server/src/platform/mail/letter.ts', 'style="color:#ffffff"', /writes a color out/],
    ['web/src/people/people.module.css', 'a { box-shadow: 0 1px var(--x), 0 0 rgb(0 0 0 / 8%); }', /writes a color out/],
    ['web/src/people/people.module.css', 'a { border-radius: 8px; }', /writes a measure/],
    ['web/src/people/people.module.css', 'a { font-size: clamp(1rem, 2vw, 2rem); }', /writes a measure/],
    ['server/src/people/people.queries.ts', 'const lasts = 30 * 86_400_000', /writes a duration out/],
    ['web/src/people/rows.ts', 'const DAY = 24 * 60 * 60 * 1000', /writes a duration out/],
    ['server/src/people/people.queries.ts', 'const now = Date.now()', /past the context/],
    ['server/src/people/people.actions.ts', 'const id = randomUUID()', /past the context/],
    ['server/src/people/people.actions.ts', "if (process.env['MINORS_SEE'])", /past the context/],
    ['server/src/people/people.test.ts', "test.skip('nobody', () => {})", /skips tests/],
    ['web/src/people/rows.test.ts', "describe.only('rows', () => {})", /skips tests/],
    ['web/src/people/rows.test.ts', "vi.mock('./rows.ts')", /mocks what is ours/],
    ['web/src/people/rows.ts', "export * from './row.ts'", /hands a name on/],
    ['web/src/people/rows.ts', "export { row } from './row.ts'", /hands a name on/],
    ['server/src/people/people.queries.ts', 'export async function listOf() {}', /exports listOf without a docstring/],
    ['server/src/people/people.magic.ts', '', /role 'magic'/],
    ['web/src/candidates/a.ts', "if (event === 'pS') return", /word of the wire/],
    ['contract/src/people/people.ts', "self('body.id', { types: ['recruiter', 'groups'] })", /word of the wire/],
    ['server/src/people/people.queries.ts', "const isAdvisor = actor.type === 'groups'", /word of the wire/],
  ])('%s is refused', (path, text, why) => {
    expect(breaches(path, text).join()).toMatch(why)
  })

  test.each([
    ['server/src/talk/talk.queries.ts', "import { x } from '../jobs/jobs.queries.ts'"],
    ['server/src/mentoring/solver/solve.ts', "import { x } from './network.ts'\nimport { y } from 'node:worker_threads'"],
    ['server/src/mentoring/solver/solve.test.ts', "import { x } from '../../demonstration/random.ts'"],
    ['web/src/shell/Shell.tsx', "import { x } from '../talk/queries.ts'"],
    ['server/src/matching/matching.queries.ts', "import { x } from '../profiles/profiles.queries.ts'"],
    ['server/src/profiles/profiles.queries.ts', "import { x } from '../visibility/visibility.ts'"],
    ['server/src/people/people.things.ts', 'if (isSelf(actor, id)) return everything'],
    ['server/src/people/people.queries.ts', 'const entries = isSelf(viewer, id) ? all : none'],
    ['web/src/candidates/queries.ts', "import { x } from '../jobs/employer/queries.ts'"],
    ['web/src/main.tsx', "import { x } from './shell/Shell.tsx'"],
    ['web/src/session/session.test.ts', "import { x } from '../people/rows.ts'"],
    ['contract/src/x.ts', "export const a = endpoint({\n  path: '/a',\n  access: anyone,\n})"],
    ['contract/src/wire/eventWords.ts', "spelling({ hide: 'hF' })"],
    ['server/src/people/people.test.ts', "raw('PUT', '/a', { body: { event: 'pS' } })"],
    ['web/src/jobs/a.ts', "if ('groups' in reply) throw inTheWay(reply.groups)"],
    ['server/src/people/people.queries.ts', 'const since = new Date(now - 30 * DAY_MS)'],
    ['server/src/people/people.queries.ts', '/** Whom somebody follows. */\nexport function listOf() {}'],
    ['server/src/people/people.test.ts', "describe.skipIf(!isOnPostgres)('in the database', () => {})"],
  ])('%s is allowed', (path, text) => {
    expect(breaches(path, text)).toEqual([])
  })

  test('a folder has rooms past 15 modules, tests not counted', () => {
    const inFolder = (count: number) => Array.from({ length: count }, (_, at) => `server/src/people/file${at}.ts`)
    expect(crowdedFolders([...inFolder(15), 'server/src/people/people.test.ts'])).toEqual([])
    expect(crowdedFolders(inFolder(16))).toEqual([expect.stringMatching(/^server\/src\/people: holds 16 modules/)])
    expect(crowdedFolders(inFolder(16).map((path) => path.replace('server/src/people', 'web/src/routes')))).toEqual([])
  })

  test('no domain knows one that knows it, be it for a type alone', () => {
    const people = ['server/src/people/people.queries.ts', "import { x } from '../genome/genome.queries.ts'"] as const
    const genome = ['server/src/genome/genome.queries.ts', "import type { X } from '../profiles/profiles.queries.ts'"] as const
    const profiles = ['server/src/profiles/profiles.queries.ts', "import type { X } from '../people/people.queries.ts'"] as const
    expect(circlesOfDomains(new Map([people, genome]))).toEqual([])
    expect(circlesOfDomains(new Map([people, genome, profiles]))).toHaveLength(3)
    expect(circlesOfDomains(new Map([people, genome, ['server/src/profiles/profiles.test.ts', profiles[1]]]))).toEqual([])
  })

  test('a domain that does something has a front door', () => {
    const routes = 'server/src/people/people.routes.ts'
    expect(withoutFrontDoor([routes])).toEqual([expect.stringMatching(/has no people\.domain\.ts/)])
    expect(withoutFrontDoor([routes, 'server/src/people/people.domain.ts', 'server/src/demonstration/community.ts'])).toEqual([])
  })

  test('nothing is exported that no other file names but tests and benchmarks, types apart', () => {
    const rows = ['web/src/people/rows.ts', 'export const rows = 3\nexport interface Row {}'] as const
    expect(exportedForNobody(new Map([rows]))).toEqual([expect.stringMatching(/rows\.ts: exports rows, which nobody else names/)])
    expect(exportedForNobody(new Map([rows, ['web/src/people/list.ts', "import { rows } from './rows.ts'"]]))).toEqual([])
    const inTest = ['web/src/people/rows.test.ts', "import { rows } from './rows.ts'"] as const
    expect(exportedForNobody(new Map([rows, inTest]))).toEqual([
      expect.stringMatching(/exports rows, which tests and benchmarks alone name/),
    ])
    const usedHere = [rows[0], `${rows[1]}\nexport const twice = 2 * rows`] as const
    expect(exportedForNobody(new Map([usedHere, inTest, ['tools/rows.ts', 'twice']]))).toEqual([])
    expect(exportedForNobody(new Map([['web/src/routes/index.tsx', 'export const Route = 3']]))).toEqual([])
  })
})
