import { describe, expect, test } from 'vitest'
import { breaches } from './house.rules.ts'

describe('the rules of the house', () => {
  test.each([
    ['server/src/accounts/accounts.actions.ts', "import { x } from '../profiles/profiles.queries.ts'", /stands above/],
    ['server/src/matching/matching.queries.ts', "import { x } from '../profiles/profiles.tables.ts'", /its own/],
    ['server/src/platform/http/api.ts', "import { x } from '../../accounts/accounts.queries.ts'", /knows no domain/],
    ['web/src/api/call.ts', "import { x } from '../../../server/src/config.ts'", /contract only/],
    ['contract/src/ids.ts', "import { x } from '../../server/src/config.ts'", /neither side/],
    ['contract/src/x.ts', "export const a = endpoint({\n  path: '/a',\n})", /without access/],
    ['server/src/people/utils.ts', '', /nothing in particular/],
    ['server/src/people/people.ts', '// @ts-ignore', /switches a rule off/],
    ['web/src/a.tsx', '\n'.repeat(301), /300 at most/],
  ])('%s is refused', (path, text, why) => {
    expect(breaches(path, text).join()).toMatch(why)
  })

  test.each([
    ['server/src/matching/matching.queries.ts', "import { x } from '../profiles/profiles.queries.ts'"],
    ['server/src/profiles/profiles.queries.ts', "import { x } from '../people/visibility.ts'"],
    ['contract/src/x.ts', "export const a = endpoint({\n  path: '/a',\n  access: anyone,\n})"],
  ])('%s is allowed', (path, text) => {
    expect(breaches(path, text)).toEqual([])
  })
})
