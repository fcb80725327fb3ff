import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { tellForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import type { ToldForMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import { getDiadTable, rebalanceDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { PairRule } from '@trellis/contract/mentoring/rules/pairRules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { mentoredGroup } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

type Told = Pick<ToldForMentoring, 'languages' | 'timeZone'>

/** Who is paired with whom where a rule is asked for, by what two mentees and two mentors tell, and why somebody is not. */
async function pairedBy(rule: PairRule, told: { mentees: [Told, Told]; mentors: [Told, Told] }) {
  const options: Partial<MentoringOptions> = { evenness: 0, leastScore: 0, rules: [rule] }
  const { group, within, ...people } = await mentoredGroup(server, gus, { mentees: 2, mentors: 2, options })
  for (const side of ['mentees', 'mentors'] as const) {
    for (const [at, { id, client }] of people[side].entries()) {
      await client.call(tellForMentoring, { params: { groupId: group, userId: id }, body: told[side][at]! })
    }
  }
  await gus.client.call(rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  const { rows } = (await gus.client.call(getDiadTable, { body: { ...within, size: 100 } })).data
  return people.mentees.map(({ id }) => {
    const { mentorId, reasonUnmatched } = rows.find(({ menteeId }) => menteeId === id)!
    return mentorId === null ? reasonUnmatched!.words : people.mentors.findIndex((mentor) => mentor.id === mentorId)
  })
}

test('a pair has a language in common where that is asked for; who tells none has nobody', async () => {
  const mentors: [Told, Told] = [{ languages: ['fr', 'en'] }, { languages: ['es', 'ar'] }]
  const words = 'Nobody is possible: They tell no language in common (2 mentors)'
  expect(await pairedBy('sameLanguage', { mentees: [{ languages: ['ar'] }, {}], mentors })).toEqual([1, words])
})

test('a pair has clocks that show the same where that is asked for, whatever their zones are called', async () => {
  const mentors: [Told, Told] = [{ timeZone: 'Europe/Paris' }, { timeZone: 'Africa/Lagos' }]
  const words = 'Nobody is possible: They tell no time zone with the same time (2 mentors)'
  expect(await pairedBy('sameTimeZone', { mentees: [{ timeZone: 'Europe/Berlin' }, {}], mentors })).toEqual([0, words])
})
