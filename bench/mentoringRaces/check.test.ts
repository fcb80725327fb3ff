import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { breachesOf, type Final, type Race, type Seen, type Step } from './check.ts'

const [ada, ben, eve, mia, tom, job] = [newId(1), newId(2), newId(3), newId(4), newId(5), newId(6)]
const [tutor, lone, resting] = [newId(7), newId(8), newId(9)]
const [first, second] = [newId(10), newId(11)]
const pair = (menteeId: string, mentorId: string) => ({ menteeId, mentorId })
const drafted = [pair(ada, tutor), pair(ben, tutor), pair(eve, lone)]

const final: Final = {
  versions: { draft: 4, jobs: 2, group: 2 },
  draft: drafted,
  unmatched: [mia],
  pairs: drafted,
  lastKept: drafted.toReversed(),
  untold: 0,
  namedDrafts: ['Spring'],
  doubleSessions: 0,
  ghosts: 0,
  deadlocks: 0,
}
const steps: Step[] = [
  { of: 'draft', before: 2, after: 3, pairs: [pair(ada, tutor)] },
  { of: 'group', before: 1, after: 2, pairs: [] },
  { of: 'jobs', before: 1, after: 2, pairs: [pair(ada, job)] },
  { of: 'draft', before: 3, after: 4, pairs: drafted },
]
const seen: Seen[] = [
  { of: 'draft', version: 3, sentAt: 100, answeredAt: 190 },
  { of: 'draft', version: 3, sentAt: 110, answeredAt: 195, staleSince: 2 },
  { of: 'group', version: 2, sentAt: 150, answeredAt: 160 },
  { of: 'jobs', version: 2, sentAt: 150, answeredAt: 160 },
  { of: 'draft', version: 4, sentAt: 200, answeredAt: 290 },
]
const fair: Race = {
  first: { draft: 2, jobs: 1, group: 1 },
  seenAtFirst: { draft: [], jobs: [] },
  seen,
  steps,
  drafted: drafted.map((one) => ({ ...one, began: 210, at: 280 })),
  published: [
    { id: first, of: 'draft', version: 4, began: 300, at: 310, told: 2, pairs: drafted },
    { id: second, of: 'jobs', version: 2, began: 400, at: 410, told: 1, pairs: [pair(ada, job)] },
  ],
  told: [
    { accountId: ada, causeId: first, kind: 'mentorAssigned' },
    { accountId: tutor, causeId: first, kind: 'menteeAssigned' },
    { accountId: tutor, causeId: first, kind: 'mentorAssigned' },
    { accountId: ada, causeId: second, kind: 'internshipAssigned' },
  ],
  // Only while the pair was put into the draft, and only at its beginning.
  bars: [{ one: eve, other: lone, from: 100, until: 250 }],
  paused: new Set([ben]),
  unseen: new Set(),
  always: {
    mostMentors: 2,
    mostMentees: 3,
    onePlace: lone,
    noPlace: resting,
    countryOf: new Map([ada, ben, eve, mia, tutor, lone, resting].map((id) => [id, 'US'])).set(tom, 'AT'),
  },
  final,
}

test('a race in which one change came after the other has no breach', () => {
  expect(breachesOf(fair)).toEqual([])
})

test('whoever pauses keeps what members saw, whatever is published', () => {
  const empty = [...steps, { of: 'draft' as const, before: 4, after: 5, pairs: [] }]
  const again = { ...publication, id: newId(12), version: 5, told: 0, pairs: [pair(ben, tutor)] }
  const ends = { ...final, versions: { ...final.versions, draft: 5 }, draft: [], pairs: again.pairs, lastKept: again.pairs }
  const seenAgain: Seen[] = [...seen, { of: 'draft', version: 5, sentAt: 500, answeredAt: 510 }]
  expect(breachesOf({ ...fair, steps: empty, seen: seenAgain, published: [...fair.published, again], final: ends })).toEqual([])
})

test('whoever pauses keeps also what members saw before it began', () => {
  const kept = pair(ben, lone)
  const [published, jobs] = fair.published as [Race['published'][number], Race['published'][number]]
  const waits = { ...published, pairs: [pair(ada, tutor), kept] }
  const seenAtFirst = { draft: [kept], jobs: [] }
  const ends = { ...final, pairs: waits.pairs, lastKept: waits.pairs }
  expect(breachesOf({ ...fair, seenAtFirst, published: [waits, jobs], final: ends })).toEqual([])
})

const draftOf = (...pairs: Step['pairs']): Partial<Race> => ({
  steps: [...steps.slice(0, 3), { ...steps[3]!, pairs }],
  published: [],
  told: [],
})
const publication = fair.published[0]!
const seenAlso = (one: Seen): Partial<Race> => ({ seen: [...seen, one] })
const ending = (forged: Partial<Final>): Partial<Race> => ({ final: { ...final, ...forged } })

test.each<[string, Partial<Race>, RegExp]>([
  ['a version that is left out', { steps: [steps[0]!, steps[1]!, steps[2]!, { ...steps[3]!, before: 4, after: 5 }] }, /went from 4 to 5/],
  ['a version that comes twice', { steps: [...steps, steps[3]!] }, /went from 3 to 4/],
  ['a last version that is another one', ending({ versions: { draft: 5, jobs: 2, group: 2 } }), /ends at 5/],
  ['a change of which nobody was told', { seen: seen.slice(0, -1) }, /version 4 of draft was told nobody/],
  ['a version that never was', seenAlso({ of: 'draft', version: 9, sentAt: 500, answeredAt: 510 }), /there never was/],
  ['a refusal on the version of now', seenAlso({ of: 'draft', version: 4, sentAt: 500, answeredAt: 510, staleSince: 4 }), /still has/],
  ['an older version than one that was told', seenAlso({ of: 'draft', version: 3, sentAt: 291, answeredAt: 299 }), /told after version 4/],
  ['three mentors for one', draftOf(pair(ada, tutor), pair(ada, lone), pair(ada, ben)), new RegExp(`gives ${ada} 3`)],
  ['two at the one place', draftOf(pair(ada, lone), pair(ben, lone)), new RegExp(`gives ${lone} 2`)],
  ['one at no place', draftOf(pair(ada, resting)), new RegExp(`gives ${resting} 1`)],
  ['four at one mentor', draftOf(...[ada, ben, eve, mia].map((id) => pair(id, tutor))), new RegExp(`gives ${tutor} 4`)],
  ['somebody with themselves', draftOf(pair(ada, ada)), /with themselves/],
  ['a pair against the rule', draftOf(pair(tom, tutor)), /against its rule/],
  [
    'a pair that could not be, in the draft',
    { bars: [{ one: lone, other: eve, from: 100, until: 290 }] },
    new RegExp(`${eve} ${lone} came into the draft`),
  ],
  [
    'a pair that could not be, published',
    { bars: [{ one: eve, other: lone, from: 297, until: 311 }] },
    new RegExp(`${eve} ${lone} was published although`),
  ],
  [
    'a pair that is not in the draft',
    { published: [{ ...publication, pairs: [pair(mia, tutor)] }, fair.published[1]!] },
    /is not in version 4/,
  ],
  [
    'a pair that is kept although nobody pauses',
    {
      published: [publication, { ...publication, id: newId(12), told: 0, pairs: [pair(ada, tutor)] }],
      steps: [...steps.slice(0, 3), { ...steps[3]!, pairs: [] }],
    },
    new RegExp(`${ada} ${tutor} was published, and is not in version 4`),
  ],
  [
    'a pair that is new to somebody who pauses',
    { published: [{ ...publication, pairs: [pair(ben, lone)] }, fair.published[1]!] },
    /is not in version 4/,
  ],
  [
    'an older draft after a newer one',
    { published: [...fair.published, { ...publication, id: newId(12), version: 3, told: 0, pairs: [] }] },
    /older version of draft/,
  ],
  ['somebody who is told twice', { told: [...fair.told, { accountId: ada, causeId: first, kind: 'mentorAssigned' }] }, /told twice/],
  [
    'somebody who is told of nothing',
    { told: [...fair.told, { accountId: ada, causeId: newId(13), kind: 'mentorAssigned' }] },
    /which there is none/,
  ],
  ['somebody who is not told', { told: fair.told.slice(1) }, /1 were told of publication .* and 2 should be/],
  ['somebody with a mentor and a reason why not', ending({ unmatched: [ada] }), /a reason why not/],
  ['members who see something else', ending({ pairs: drafted.slice(1) }), /other pairs than were published last/],
  ['somebody who is left to be told', ending({ untold: 1 }), /1 are still to be told/],
  ['a name twice', ending({ namedDrafts: ['Spring', 'spring'] }), /under one name/],
  ['too many names', ending({ namedDrafts: Array.from({ length: 21 }, (_, at) => `Draft ${at}`) }), /21 drafts are kept/],
  ['a session twice', ending({ doubleSessions: 1 }), /written down twice/],
  ['somebody who is gone', ending({ ghosts: 2 }), /deleted their account/],
  ['a deadlock', ending({ deadlocks: 1 }), /waited for each other/],
])('%s is found', (_, forged, sentence) => {
  expect(breachesOf({ ...fair, ...forged })).toContainEqual(expect.stringMatching(sentence))
})
