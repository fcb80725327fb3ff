import { z } from 'zod'
import { text } from '../../texts/text.ts'
import { TimeZone } from '../../texts/timeZones.ts'
import { Id } from '../../wire/ids.ts'
import { MentoringRole } from '../mentoringGroups.ts'
import { FitAnswer } from './fit.ts'
import { Pauses } from './pauses.ts'

export const LONGEST_SESSION_NOTE = 800
/** A session lasts a day at most, in minutes. */
const MOST_MINUTES = 1_440
/** So many sessions one writes down of one pair at most. */
export const MOST_SESSIONS = 500
/** So many sessions of each pair are told with all pairs: of those that are planned the next ones, of those that were the last. */
export const SESSIONS_AT_FIRST = 20
const FIRST_SESSION = Date.UTC(2000, 0, 1)
const LAST_SESSION = Date.UTC(2100, 0, 1)

/** When two meet, or met: it is planned as long as its time is to come. */
export const SessionTold = z.strictObject({
  /** In milliseconds since 1970. */
  at: z.number().int().min(FIRST_SESSION, 'Choose a later day').max(LAST_SESSION, 'Choose an earlier day'),
  /** The time zone of whoever writes it down, such as 'Europe/Vienna'. */
  timeZone: TimeZone,
  minutes: z
    .number({ error: 'Enter a whole number' })
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(MOST_MINUTES, 'Enter at most 1440'),
  note: text(LONGEST_SESSION_NOTE).default(''),
  /** Whether the other one reads the note as well. Advisors never do. */
  shared: z.boolean().default(false),
})
export type SessionTold = z.output<typeof SessionTold>

/** Which of a member's pairs is meant. */
export const PairNamed = z.strictObject({
  mgrpID: Id,
  otherId: Id,
  /** What the other one is to the member. */
  as: MentoringRole,
})
export type PairNamed = z.output<typeof PairNamed>

/** A session as one of the two sees it. */
export const MentoringSession = z.object({
  id: Id,
  at: z.number(),
  timeZone: z.string(),
  minutes: z.number().int(),
  /** Empty where there is none, and where the other one keeps it to themselves. */
  note: z.string(),
  /** Of one's own: whether the other one reads the note. */
  shared: z.boolean(),
  /** Whether the member wrote it down, and so may change it. */
  own: z.boolean(),
})
export type MentoringSession = z.output<typeof MentoringSession>

/** How a published pair goes on, as one of the two sees it. */
export const PairLife = PairNamed.extend({
  /** Whether their mentoring group is archived: the pair has ended, and what was written down of it is read. */
  archived: z.boolean(),
  /** Since when the two are a pair, in milliseconds since 1970. */
  since: z.number(),
  /** Newest first, those that are planned among them; the nearest to now where not all are told. */
  sessions: z.array(MentoringSession),
  /** How many there are, and how often the two have met: a meeting that both wrote down is one. */
  many: z.object({ planned: z.number().int(), past: z.number().int(), met: z.number().int() }),
  /** Whether it is a good fit: `asked` once that is asked, which waits while one of the two pauses, and what the member answered, who may answer otherwise at any time. */
  fit: z.object({ asked: z.boolean(), answer: FitAnswer.nullable() }),
  /** That the member asks the advisors for somebody else, and why; null where they do not. */
  asksForAnother: z.object({ reason: z.string() }).nullable(),
  pauses: Pauses,
})
export type PairLife = z.output<typeof PairLife>
