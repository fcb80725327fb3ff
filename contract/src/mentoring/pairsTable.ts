import { z } from 'zod'
import { PersonCard } from '../profiles/profiles.ts'
import { Id } from '../wire/ids.ts'
import { Pauses } from './living/pauses.ts'
import { MentoringRole } from './mentoringGroups.ts'

/** What an advisor asks of a pair: that it is, that it is not, or that it is if it costs little. */
const pinKinds = ['require', 'forbid', 'prefer'] as const
export const PinKind = z.enum(pinKinds)
export type PinKind = z.output<typeof PinKind>

/** So many points a preferred pair is worth beyond its score. */
export const PREFERRED_POINTS = 10

/** What adds to a pair's score, in words; the points of all of them sum to it. */
export const PairReason = z.object({ kind: z.string(), words: z.string(), points: z.number().min(0) })
export type PairReason = z.output<typeof PairReason>

/**
 * Why somebody has no mentor in the draft. `paused`: they pause now; `notAssigned`: nobody was assigned since they came; `locked`: an advisor locked them without one;
 * `asksForNone`: mentees get none by the options; `nobodyPossible`: all pairs are ruled out; `allTaken`: others have the places;
 * `notWorth`: a pair would cost more points than it brings.
 */
export const lacks = ['paused', 'notAssigned', 'locked', 'asksForNone', 'nobodyPossible', 'allTaken', 'notWorth'] as const
export const Lack = z.enum(lacks)
export type Lack = z.output<typeof Lack>

export const Unmatched = z.object({
  code: Lack,
  words: z.string(),
  /** What would change it, in words; null where nothing that is known does. */
  remedy: z.string().nullable(),
  /** Who has the places with the best mentor. */
  heldBy: z.array(Id),
})

/** A mentee with one of their mentors, or with none. */
export const PairRow = z.object({
  menteeId: Id,
  mentorId: Id.nullable(),
  /** 0 to 100: the sum of the points of its reasons. */
  score: z.number().nullable(),
  /** The points by which they were assigned, as dashboards and tables tell them: others than the score where a bio or a wish has changed since. */
  assignedScore: z.number().nullable(),
  reasons: z.array(PairReason),
  /** Whether the mentee’s pairs stay as they are. */
  locked: z.boolean(),
  pinned: PinKind.nullable(),
  /** Whether members see it. */
  published: z.boolean(),
  reasonUnmatched: Unmatched.nullable(),
  /** Which of the two asks for somebody else, of a pair that members see. */
  asks: z.array(MentoringRole),
  pauses: Pauses,
})
export type PairRow = z.output<typeof PairRow>

export const MentorLoad = z.object({ id: Id, name: z.string(), capacity: z.number().int(), load: z.number().int() })
export type MentorLoad = z.output<typeof MentorLoad>

export const PairsTable = z.object({
  /** One more with each change of the draft, of pins and of locks. */
  version: z.number().int(),
  /** By the mentee’s name. */
  rows: z.array(PairRow),
  /** The cards of all whom the rows name. */
  people: z.array(PersonCard),
  /** What is asked of the pairs of these mentees. */
  pins: z.array(z.object({ menteeId: Id, mentorId: Id, kind: PinKind })),
  /** All mentors, by name. */
  mentors: z.array(MentorLoad),
  /** How many mentees there are, and how many of each kind. */
  counts: z.object({ all: z.number().int(), without: z.number().int(), changed: z.number().int() }),
  /** How many mentees there are of those that are asked for, of whom a page is told. */
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
})
export type PairsTable = z.output<typeof PairsTable>

export const NamedPair = z.object({ menteeId: Id, mentorId: Id, mentee: z.string(), mentor: z.string() })
export type NamedPair = z.output<typeof NamedPair>

/** What a draft changes of the one before. */
export const DraftDiff = z.object({
  kept: z.number().int(),
  added: z.number().int(),
  ended: z.number().int(),
  /** Pairs that come, and those that go; the first ones of many. */
  came: z.array(NamedPair),
  went: z.array(NamedPair),
  moved: z.number().int(),
  /** Who had a mentor and has another one, from whom to whom, by name; the first ones of many. */
  moves: z.array(z.object({ menteeId: Id, mentee: z.string(), from: z.array(z.string()), to: z.array(z.string()) })),
  /** Who had a mentor and has none now, and the other way round. */
  newlyUnmatched: z.array(z.object({ menteeId: Id, mentee: z.string() })),
  newlyMatched: z.array(z.object({ menteeId: Id, mentee: z.string() })),
  unmatched: z.number().int(),
  /** The points of all pairs together, before and after, both by the scores of now. */
  score: z.object({ before: z.number(), after: z.number() }),
  /** How many published pairs are not in it, before and after, and for how many points each counts; of an assignment alone, not where two drafts are compared. */
  publishedGone: z.object({ before: z.number().int(), after: z.number().int(), price: z.number() }).optional(),
  load: z.array(z.object({ id: Id, name: z.string(), capacity: z.number().int(), before: z.number().int(), after: z.number().int() })),
})
export type DraftDiff = z.output<typeof DraftDiff>

/** A mentor whom a mentee could have, and what that would cost in all. */
export const Alternative = z.object({
  mentorId: Id,
  mentor: z.string(),
  /** Of the two, 0 to 100. */
  score: z.number(),
  /** So much less the best pairs would be worth together, in points, with what the options take off for change and unevenness: 0 where the two are among them; null where others are required or locked there. */
  cost: z.number().nullable(),
  /** Who else would get whom instead of whom, by name. */
  others: z.array(z.object({ menteeId: Id, mentee: z.string(), from: z.array(z.string()), to: z.array(z.string()) })),
})
export type Alternative = z.output<typeof Alternative>

/** So many mentors a mentee could have are told of. */
export const MOST_ALTERNATIVES = 5

/** That an assignment is the best there is: no other one has more than the bound. In hundredths of a point. */
export const Certificate = z.object({ objective: z.number(), dualBound: z.number() })

/** That nobody is assigned. */
export const NotFeasible = z.object({
  feasible: z.literal(false),
  version: z.number().int(),
  /** What cannot hold together: without any one of these the rest can. */
  conflict: z.array(z.string()),
  /** What to loosen so that there is an assignment; empty where more than one thing has to be. */
  loosen: z.array(z.string()),
})

export const Rebalanced = z.discriminatedUnion('feasible', [
  z.object({ feasible: z.literal(true), version: z.number().int(), kept: z.boolean(), diff: DraftDiff, certificate: Certificate }),
  NotFeasible,
])
export type Rebalanced = z.output<typeof Rebalanced>

/** What a publication changes for members. */
export const Published = z.object({
  version: z.number().int(),
  pairs: z.number().int(),
  /** How many pairs are new to members, and how many they no longer have. */
  added: z.number().int(),
  ended: z.number().int(),
  /** How many people are told. */
  told: z.number().int(),
  /** Who they are, and whether they have nobody, or no job, from then on, as far as the advisor sees them, by name; the first ones of many. */
  people: z.array(z.object({ id: Id, name: z.string(), role: MentoringRole, hasNobody: z.boolean() })),
})
export type Published = z.output<typeof Published>

/** So many pairs of a diff, or people who are told, are named. */
export const MOST_NAMED_PAIRS = 200
