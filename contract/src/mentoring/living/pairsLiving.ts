import { z } from 'zod'
import { PersonCard } from '../../profiles/profiles.ts'
import { Id } from '../../wire/ids.ts'
import { PairReason, PinKind } from '../pairsTable.ts'
import { MentoringRole } from '../mentoringGroups.ts'
import { FitAnswer } from './fit.ts'
import { Pauses } from './pauses.ts'
import { Standing } from './standing.ts'

/** Which of the published pairs are looked at: those in which somebody asks for another, or that have neither met nor written for long. */
export const pairsShown = ['asking', 'quiet'] as const
export type PairsShown = (typeof pairsShown)[number]

/** How a published pair goes on, for the group's advisors: no note of anybody's. */
export const LivingPair = z.object({
  mentee: PersonCard,
  mentor: PersonCard,
  /** In milliseconds since 1970, as all times here. */
  since: z.number(),
  /** Null where the mentoring group is archived, and the pair has ended by it. */
  standing: Standing.nullable(),
  /** Newest first, those that are planned among them; the newest of many. */
  sessions: z.array(z.object({ at: z.number(), minutes: z.number().int() })),
  /** How many of them have been. */
  met: z.number().int(),
  answers: z.object({ mentee: FitAnswer.nullable(), mentor: FitAnswer.nullable() }),
  /** Who asks for somebody else, and why; empty where they say nothing. */
  asks: z.array(z.object({ by: MentoringRole, reason: z.string(), at: z.number() })),
  pauses: Pauses,
})
export type LivingPair = z.output<typeof LivingPair>

export const LivingPairs = z.object({
  /** By the mentee’s name. */
  items: z.array(LivingPair),
  counts: z.object({ all: z.number().int(), asking: z.number().int(), quiet: z.number().int() }),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
})
export type LivingPairs = z.output<typeof LivingPairs>

/** Who else a mentee could have of those with places left, all other pairs staying as they are. */
export const Rematch = z.object({
  /** Null where nobody is possible. */
  mentor: PersonCard.nullable(),
  score: z.number().nullable(),
  reasons: z.array(PairReason),
  /** The draft's, and what is asked of the mentee's pairs in it: what one changes to have them assigned so. */
  version: z.number().int(),
  pins: z.array(z.object({ id: Id, kind: PinKind })),
})
export type Rematch = z.output<typeof Rematch>
