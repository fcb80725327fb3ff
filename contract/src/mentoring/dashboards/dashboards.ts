import { z } from 'zod'
import { type BioSection, bioSections, PersonCard } from '../../profiles/profiles.ts'
import { Id } from '../../wire/ids.ts'
import { MentoringRole } from '../mentoringGroups.ts'
import { PairReason, Unmatched } from '../pairsTable.ts'
import { type GoingStanding, goingStandings, Standing } from '../living/standing.ts'
import { columnLists, type DashboardList, dashboardLists } from './dashboardLists.ts'

type CountedList = Exclude<DashboardList, (typeof columnLists)[number]>
const counted = dashboardLists.filter((list): list is CountedList => !columnLists.some((one) => one === list))

/** How many there are in a column, whose place from 0 says of what. */
const Columns = z.array(z.number().int())

const Week = Object.fromEntries(goingStandings.map((standing) => [standing, z.number().int()])) as Record<GoingStanding, z.ZodNumber>

/** A mentoring group in numbers, each of which is as many as its list holds. */
export const MgroupDashboard = z.object({
  /** How many people stand in each list that is no column of a drawing, or how many pairs. */
  counts: z.record(z.enum(counted), z.number().int()),
  /** How many mentees its mentors take together, and how many the draft gives them. */
  places: z.object({ all: z.number().int(), taken: z.number().int() }),
  /** How many mentors have so many mentees in the draft, and how many have so many places. */
  load: z.object({ mentors: Columns, places: Columns }),
  /** How many pairs of the draft have so many points, by ten. */
  scores: Columns,
  /**
   * How the pairs that members see now, and of which neither pauses now, stood at the end of each of the last weeks, the present day last. None
   * where the mentoring group is archived, whose pairs have ended: they stand in none of the lists that say how pairs go on either.
   */
  weeks: z.array(z.object({ at: z.number(), ...Week })),
  /** How often they have met in all. */
  sessions: z.number().int(),
  /** How far people of the group are: invited by mail, asked to join, members. */
  group: z.object({ invited: z.number().int(), applied: z.number().int(), accepted: z.number().int() }),
})
export type MgroupDashboard = z.output<typeof MgroupDashboard>

/** How complete somebody’s bio is, in percent, and the start of the day on which they were here last. */
const Activity = { completeness: z.number().int(), lastActiveAt: z.number().nullable() }
const Named = z.object({ id: Id, name: z.string() })

const ListedMentee = z.object({
  kind: z.literal('mentee'),
  person: PersonCard,
  /** Their mentors in the draft, by name. */
  mentors: z.array(Named),
  /** Why they have none there. */
  unmatched: Unmatched.pick({ words: true, remedy: true }).nullable(),
  ...Activity,
})
type ListedMentee = z.output<typeof ListedMentee>

const ListedMentor = z.object({
  kind: z.literal('mentor'),
  person: PersonCard,
  /** How many mentees they take now, and how many the draft gives them. */
  places: z.number().int(),
  load: z.number().int(),
  ...Activity,
})
type ListedMentor = z.output<typeof ListedMentor>

export const ListedPair = z.object({
  kind: z.literal('pair'),
  mentee: Named,
  mentor: Named,
  /** The points by which it was assigned; null where it is not in the draft. */
  score: z.number().nullable(),
  wished: z.boolean(),
  /** Since when members see it, in milliseconds since 1970; null where they do not. */
  since: z.number().nullable(),
  /** How it goes on; null where members do not see it, and where the mentoring group is archived. */
  standing: Standing.nullable(),
  /** How often the two have met; null where members do not see it. */
  met: z.number().int().nullable(),
})
export type ListedPair = z.output<typeof ListedPair>

/** One of those behind a number. */
export const DashboardRow = z.discriminatedUnion('kind', [ListedMentee, ListedMentor, ListedPair])
export type DashboardRow = z.output<typeof DashboardRow>

/** Somebody of a mentoring group, for its advisors or for themselves. */
export const MemberDashboard = z.object({
  person: PersonCard,
  /** What the mentoring group is called. */
  within: z.string(),
  /** As what they take part, and since when. */
  roles: z.array(z.object({ role: MentoringRole, since: z.number() })),
  ...Activity,
  /** The parts of the bio in which something is missing. */
  incomplete: z.array(z.enum(Object.keys(bioSections) as BioSection[])),
  /** How many mentees a mentor takes now, and how many they have; null of a mentee. */
  places: z.object({ all: z.number().int(), taken: z.number().int() }).nullable(),
  /** With whom they are paired, mentors first, by name. What is no more than a draft is told to advisors alone. */
  pairs: z.array(
    z.object({
      person: PersonCard,
      /** What the other one is to them. */
      as: MentoringRole,
      since: z.number().nullable(),
      /** How often the two have met, and when last, in milliseconds since 1970. */
      met: z.number().int(),
      lastSession: z.number().nullable(),
      /** How it goes on; null where members do not see it, and where the mentoring group is archived. */
      standing: Standing.nullable(),
      /** To advisors, with what it consists of. */
      score: z.number().nullable(),
      /** To advisors, the points by which they were assigned; null of a pair that is not in the draft. */
      assignedScore: z.number().nullable(),
      reasons: z.array(PairReason),
    }),
  ),
  /** Why a mentee has nobody in the draft, to advisors. */
  unmatched: Unmatched.pick({ words: true, remedy: true }).nullable(),
})
export type MemberDashboard = z.output<typeof MemberDashboard>
