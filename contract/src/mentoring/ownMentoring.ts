import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { isLanguageCode } from '../profiles/languages.ts'
import { PersonCard } from '../profiles/profiles.ts'
import { requiredText } from '../texts/text.ts'
import { TimeZone } from '../texts/timeZones.ts'
import { Id } from '../wire/ids.ts'
import { Capacity } from './mentoringOptions.ts'

const MOST_TOPICS = 10
const LONGEST_TOPIC = 50
/** So many mentors a mentee wishes for at most. */
export const MOST_WISHES = 5
/** A pause ends within the lifetime of whoever pauses. */
const LAST_PAUSE = Date.UTC(2100, 0, 1)

const isFirst = (all: readonly string[]) => (one: string, at: number) => all.indexOf(one) === at

/** What somebody offers, or looks for, in a few words each. The same twice is once. */
export const Topics = z
  .array(requiredText(LONGEST_TOPIC, 'Write a topic'))
  .max(MOST_TOPICS, `Name at most ${MOST_TOPICS} topics`)
  .transform((topics) => {
    const compared = topics.map((topic) => topic.toLowerCase())
    return topics.filter((_, at) => isFirst(compared)(compared[at]!, at))
  })

const MOST_LANGUAGES = 10
const LONGEST_CODE = 3

/** The codes of languages in which somebody can talk. The same twice is once. */
export const Languages = z
  .array(z.string().max(LONGEST_CODE, 'Choose a language').refine(isLanguageCode, 'Choose a language'))
  .max(MOST_LANGUAGES, `Name at most ${MOST_LANGUAGES} languages`)
  .transform((some) => some.filter(isFirst(some)))

/** What a member of a group tells for being assigned to others there: what is left out stays. */
export const ToldForMentoring = z.strictObject({
  /** How many mentees they take as a mentor at most; null where they leave it to the advisors. */
  capacity: Capacity.nullable().optional(),
  /** They pause until then, as a mentee and as a mentor, in milliseconds since 1970; null ends the pause. */
  pausedUntil: z.number().int().min(0).max(LAST_PAUSE, 'Choose an earlier day').nullable().optional(),
  /** Topics on which they help as a mentor. */
  offers: Topics.optional(),
  /** Topics on which they look for help as a mentee. */
  seeks: Topics.optional(),
  /** In which languages they can talk, as two or three letters of ISO 639. It holds in each group that they are in, as their time zone does. */
  languages: Languages.optional(),
  /** Null where they tell none. */
  timeZone: TimeZone.nullable().optional(),
  /** The mentors that they wish for, the first one first. */
  wished: z
    .array(Id)
    .max(MOST_WISHES, `Choose at most ${MOST_WISHES} mentors`)
    .transform((ids) => ids.filter(isFirst(ids)))
    .optional(),
})
export type ToldForMentoring = z.output<typeof ToldForMentoring>

/** The same as it is stored, for themselves alone. */
export const OwnMentoring = z.object({
  /** As what they are in the group. */
  role: MemberRole,
  /** The mentoring groups in which they take part, by name, those that are archived last. */
  within: z.array(z.object({ id: Id, name: z.string(), archived: z.boolean() })),
  capacity: z.number().int().nullable(),
  /** Null where no pause goes on. */
  pausedUntil: z.number().nullable(),
  offers: z.array(z.string()),
  seeks: z.array(z.string()),
  languages: z.array(z.string()),
  timeZone: z.string().nullable(),
  /** Those of the wished mentors whom they still see, the first one first. */
  wished: z.array(PersonCard),
  /** With whom they do not want to be paired, as far as they see them: nobody else is told. */
  ruledOut: z.array(PersonCard),
})
export type OwnMentoring = z.output<typeof OwnMentoring>

/** Somebody whom a member mentors, or who mentors them, as it was published. */
export const OwnPair = z.object({
  person: PersonCard,
  mgrpID: Id,
  /** The name of the mentoring group. */
  within: z.string(),
  /** Whether it is archived: the two are no pair any more. */
  archived: z.boolean(),
  /** Why the two are paired, in words to either of them, what says most first. */
  why: z.array(z.string()),
  /** Since when, in milliseconds since 1970. */
  since: z.number(),
})
export type OwnPair = z.output<typeof OwnPair>

/** A job that a mentee was assigned to, as it was published and as far as they see it. */
export const OwnInternship = z.object({
  jobId: Id,
  name: z.string(),
  companyInstitution: z.string(),
  /** The name of the mentoring group. */
  within: z.string(),
  /** Whether it is archived: the job is theirs no more. */
  archived: z.boolean(),
  /** Why it is theirs, in words to them, what says most first. */
  why: z.array(z.string()),
  /** Since when, in milliseconds since 1970. */
  since: z.number(),
})
export type OwnInternship = z.output<typeof OwnInternship>

export const OwnPairs = z.object({ mentors: z.array(OwnPair), mentees: z.array(OwnPair), internships: z.array(OwnInternship) })
export type OwnPairs = z.output<typeof OwnPairs>
