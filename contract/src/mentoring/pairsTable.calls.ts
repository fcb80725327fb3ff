import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { page, size } from '../wire/paging.ts'
import { errors, ofBody, within } from './calls/ofAdvisors.ts'
import { MenteesLocked, MenteesWanted, ofVersion, pinsOf, Publishing, stale, Version, whileOpen, writing } from './calls/ofDrafts.ts'
import { Alternative, PairsTable, MOST_ALTERNATIVES, Published, Rebalanced } from './pairsTable.ts'
import { MOST_MENTORING_AT_ONCE } from './mentoringGroups.ts'
import { Capacity, MentoringOptions } from './mentoringOptions.ts'
import { PairPrice } from './calls/pairPrices.ts'

export const getDiadTable = endpoint({
  method: 'POST',
  path: '/pythonApi/getDiadTable',
  access: ofBody,
  summary:
    'Answers the draft of who mentors whom, by mentee, those without a mentor with the reason why; with `only` the mentees without a mentor, ' +
    'or those whose mentors members see otherwise; with `text` those in whose name, or in whose mentors’ names, it stands. What people rule out privately is told of as two who cannot be paired.',
  body: z.strictObject({
    ...within,
    ...MenteesWanted,
    page,
    size,
  }),
  reply: z.object({ data: PairsTable }),
  errors,
})

export const rebalanceDiadTable = endpoint({
  method: 'POST',
  path: '/pythonApi/rebalanceDiadTable',
  access: ofBody,
  ...writing,
  summary:
    'Assigns to the optimum, and answers what changes, with a certificate; or, where no assignment does all that is asked, what cannot hold ' +
    'together. With `dryRun` nothing is kept. What `options` say otherwise than the mentoring group holds for this time alone.' +
    stale,
  body: z.strictObject({
    ...ofVersion,
    options: z
      .strictObject({
        mentorsPerMentee: MentoringOptions.shape.mentorsPerMentee.optional(),
        keepPenalty: MentoringOptions.shape.keepPenalty.optional(),
        evenness: MentoringOptions.shape.evenness.optional(),
        leastScore: MentoringOptions.shape.leastScore.optional(),
        /** How many mentees some mentors take, whatever they or an advisor said. */
        mentors: z
          .array(z.strictObject({ id: Id, capacity: Capacity }))
          .max(MOST_MENTORING_AT_ONCE)
          .default([]),
        dryRun: z.boolean().default(false),
      })
      .default({ mentors: [], dryRun: false }),
  }),
  reply: z.object({ data: Rebalanced }),
})

export const getPairAlternatives = endpoint({
  method: 'POST',
  path: '/pythonApi/getPairAlternatives',
  access: ofBody,
  summary:
    `Answers the ${MOST_ALTERNATIVES} mentors whom a mentee could have at the least cost, worked out exactly, and who else would get another mentor. ` +
    'It is as if the mentee were not locked. Nothing is kept; empty where no assignment does all that is asked.' +
    whileOpen,
  body: z.strictObject({ ...within, menteeID: Id }),
  reply: z.object({ data: z.array(Alternative) }),
  errors: [...errors, 'InvalidTransition'],
})

export const getPairPrices = endpoint({
  method: 'POST',
  path: '/pythonApi/getPairPrices',
  access: ofBody,
  summary:
    'Answers what it would cost in all to give a mentee each of the mentors whom they could have, worked out exactly. It is as if the mentee were ' +
    'not locked. Nothing is kept; empty where no assignment does all that is asked.' +
    whileOpen,
  body: z.strictObject({ ...within, menteeID: Id }),
  reply: z.object({ data: z.array(PairPrice) }),
  errors: [...errors, 'InvalidTransition'],
})

export const lockMentorAssignment = endpoint({
  method: 'POST',
  path: '/pythonApi/lockMentorAssignment',
  access: ofBody,
  ...writing,
  summary: 'Says of some mentees that their pairs stay as they are in the draft, or takes it back.' + stale,
  body: z.strictObject({
    ...ofVersion,
    ...MenteesLocked,
  }),
  reply: Version,
})

export const mgroupPinRolemodels = endpoint({
  method: 'POST',
  path: '/pythonApi/mgroupPinRolemodels',
  access: ofBody,
  ...writing,
  summary:
    'Sets what is asked of the pairs of one mentee: `require`, `forbid` or `prefer` a mentor. What was asked of this mentee before is forgotten; ' +
    'whoever is no mentor there is left out. It counts when the draft is assigned next.' +
    stale,
  body: z.strictObject({
    ...ofVersion,
    menteeID: Id,
    roleModelList: pinsOf('mentors'),
  }),
  reply: Version,
})

export const publishMentorAssignment = endpoint({
  method: 'POST',
  path: '/pythonApi/publishMentorAssignment',
  access: ofBody,
  ...writing,
  summary:
    'Makes the draft what members see, all at once. With `notify` each mentee and each mentor of whom something changed is told once. ' +
    'The same again changes nothing. With `dryRun` nothing is done: it answers what would be.' +
    stale,
  body: z.strictObject({ ...ofVersion, ...Publishing }),
  reply: z.object({ data: Published }),
})
