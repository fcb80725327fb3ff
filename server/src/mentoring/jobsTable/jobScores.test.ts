import { noFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import { educations, employmentTypes, type JobInfo, workplaces, yearsOfExperience } from '@trellis/contract/jobs/jobs.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import type { Takeable, Taker } from '../../jobs/matches/jobGrounds.policy.ts'
import { anyVectors } from '../../matching/matching.arbitraries.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import { writeVectors } from '../../matching/vectors/storedVectors.ts'
import { assigned } from '../tables/assigning.ts'
import { ABOVE_LEVEL, CANNOT_BE_PAIRED } from '../tables/problemOf.ts'
import type { JobTaker, OfferedJob, PairOfIds, TableState } from '../tables/tableState.ts'
import { nothingAsked } from '../tables/testing.ts'
import { obstacleOf } from './obstacles.policy.ts'

const pay: JobInfo['pay'] = { min: null, max: null, currency: 'USD', per: 'hour' }
const places = fc.constantFrom('', 'India', 'US')
const ids = ['a', 'b', 'c']

const anyTaker: fc.Arbitrary<JobTaker> = fc.record({
  taker: fc.record<Taker>({
    level: fc.nat(levels.length - 1),
    education: fc.constantFrom(null, 1, 3),
    yearsExperience: fc.constantFrom(0, 4),
    age: fc.constantFrom(null, 15, 17, 30),
    city: fc.constant(''),
    state: fc.constant(''),
    country: places,
  }),
  membership: fc.subarray(ids),
  blocked: fc.subarray(ids),
})
const anyJob: fc.Arbitrary<OfferedJob> = fc.record({
  ownerId: fc.constantFrom(...ids),
  membership: fc.subarray(ids),
  takeable: fc.record<Takeable>({
    level: fc.constantFrom(...levels),
    education: fc.constantFrom(...educations),
    yearsOfExperience: fc.constantFrom(...yearsOfExperience),
    employmentType: fc.constantFrom(...employmentTypes),
    workplace: fc.constantFrom(...workplaces),
    pay: fc.constant(pay),
    locationCity: fc.constant(''),
    locationState: fc.constant(''),
    locationCountry: places,
    leastAge: fc.constantFrom(null, 16, 18),
  }),
})
const compared = anyVectors.map((vectors) => writeVectors(vectors, shippedPopulation))
const { weights } = measuresOf(shippedPopulation)

test('no job is given to whom it cannot be, whatever is required, locked or published', () => {
  const rows = <T>(one: fc.Arbitrary<T>) => fc.array(fc.tuple(one, compared), { minLength: 1, maxLength: 5 })
  const somePairs = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 6 })
  fc.assert(
    fc.property(rows(anyTaker), rows(anyJob), somePairs, somePairs, somePairs, (takers, jobs, required, locked, published) => {
      const named = (pairs: typeof required) =>
        pairs.map(([mentee, job]): PairOfIds => ({ menteeId: `mentee${mentee}`, mentorId: `job${job}` }))
      const state: TableState = {
        mentees: takers.map(([, compared], at) => ({ id: `mentee${at}`, name: '', facts: noFacts, compared })),
        mentors: jobs.map(([, compared], at) => ({ id: `job${at}`, name: '', facts: noFacts, compared, capacity: 9 })),
        options: { ...usualOptions, mentorsPerMentee: { least: 0, most: 5 } },
        ...nothingAsked,
        pins: [...new Map(named(required).map((pair) => [JSON.stringify(pair), { ...pair, kind: 'require' as const }])).values()],
        locked: named(locked).map(({ menteeId }) => menteeId),
        draft: [...new Map(named(locked).map((pair) => [JSON.stringify(pair), pair])).values()],
        published: [...new Map(named(published).map((pair) => [JSON.stringify(pair), pair])).values()],
        jobs: { takers: takers.map(([taker]) => taker), offered: jobs.map(([job]) => job) },
      }
      const told = assigned(state, weights)
      if (!told.feasible) return
      for (const { menteeId, mentorId } of told.pairs) {
        const [mentee, job] = [Number(menteeId.slice('mentee'.length)), Number(mentorId.slice('job'.length))]
        expect(obstacleOf(takers[mentee]![0], jobs[job]![0])).toBeUndefined()
      }
    }),
    { numRuns: 200 },
  )
})

const taker: JobTaker = {
  taker: { level: levels.indexOf('col'), education: 1, yearsExperience: 0, age: 20, city: '', state: '', country: 'US' },
  membership: ['a'],
  blocked: [],
}
const job: OfferedJob = {
  ownerId: 'b',
  membership: [],
  takeable: {
    level: 'hs',
    education: educations[0],
    yearsOfExperience: 'None',
    employmentType: 'internship',
    workplace: 'onSite',
    pay,
    locationCity: '',
    locationState: '',
    locationCountry: 'US',
    leastAge: null,
  },
}
const withTakeable = (more: Partial<Takeable>) => ({ takeable: { ...job.takeable, ...more } })

test.each<[string, Partial<JobTaker>, Partial<OfferedJob>, string | undefined]>([
  ['nothing speaks against it', {}, {}, undefined],
  ['it is for the members of their group', {}, { membership: ['a', 'c'] }, undefined],
  ['it is for members of other groups', {}, { membership: ['c'] }, CANNOT_BE_PAIRED],
  ['a block stands between them', { blocked: ['b'] }, {}, CANNOT_BE_PAIRED],
  ['they are too young', {}, withTakeable({ leastAge: 21 }), CANNOT_BE_PAIRED],
  ['it asks for more education', {}, withTakeable({ education: educations.at(-1)! }), CANNOT_BE_PAIRED],
  ['it is for a level above theirs', {}, withTakeable({ level: 'gs' }), ABOVE_LEVEL],
  // The level alone is told, so that nobody learns of the block.
  ['both', { blocked: ['b'] }, withTakeable({ level: 'gs' }), ABOVE_LEVEL],
])('%s', (_, mentee, offer, obstacle) => expect(obstacleOf({ ...taker, ...mentee }, { ...job, ...offer })).toBe(obstacle))
