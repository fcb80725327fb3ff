import { z } from 'zod'
import { JobCard } from '../jobs/jobs.ts'
import type { MemberRole } from '../memberships/roles.ts'
import { PersonCard } from '../profiles/profiles.ts'
import { Id } from '../wire/ids.ts'
import { MentoringOptions } from './mentoringOptions.ts'

/** As what a member of the group takes part in one of its mentoring groups; both, who stands in it twice. */
export const mentoringRoles = ['mentee', 'mentor'] as const
export const MentoringRole = z.enum(mentoringRoles)
export type MentoringRole = z.output<typeof MentoringRole>

/** The roles in the group by which somebody may take part as this: an advisor accepted them so. */
export const rolesInGroup: Readonly<Record<MentoringRole, readonly MemberRole[]>> = {
  mentee: ['member', 'both'],
  mentor: ['mentor', 'both'],
}

export const LONGEST_MENTORING_NAME = 100
/** So many people, or jobs, are named at once. By a cohort or a name all are added together. */
export const MOST_MENTORING_AT_ONCE = 500

/** The set of mentees, mentors and jobs of one group that are assigned to each other together, for its advisors. */
export const MentoringGroup = z.object({
  _id: Id,
  _source: z.object({ groupId: Id, name: z.string(), options: MentoringOptions }),
  type: z.literal('mentoringGroup'),
  /** One more with each change of what is told here, or of a capacity. */
  version: z.number().int(),
  archived: z.boolean(),
  counts: z.object({
    mentees: z.number().int(),
    mentors: z.number().int(),
    /** Those of the mentors who take nobody now: by a pause, or because they, or an advisor, say none. */
    mentorsWithoutPlace: z.number().int(),
    /** How many mentees its mentors take together. */
    capacity: z.number().int(),
    jobs: z.number().int(),
    /** How many mentees its jobs are for together. */
    jobCapacity: z.number().int(),
  }),
})
export type MentoringGroup = z.output<typeof MentoringGroup>

/** Somebody in a mentoring group, for the group's advisors. */
export const MentoringMember = PersonCard.extend({
  /** How many mentees a mentor takes now; null of a mentee. */
  capacity: z.number().int().nullable(),
  /** What an advisor set for this mentor. */
  capacitySet: z.number().int().nullable(),
  /** What the mentor tells. */
  capacityTold: z.number().int().nullable(),
  /** Until when they pause, in milliseconds since 1970; null where they do not. */
  pausedUntil: z.number().nullable(),
  /** What they offer as a mentor, or look for as a mentee, in their words. */
  topics: z.array(z.string()),
  /** The codes of the languages in which they can talk. */
  languages: z.array(z.string()),
  /** The name of their time zone; null where they tell none. */
  timeZone: z.string().nullable(),
  /** Whether a pair, drafted, published or asked for, goes with them where they are taken out: of those of which the advisor sees the other side. */
  hasPairs: z.boolean(),
})
export type MentoringMember = z.output<typeof MentoringMember>

/** A member of the group who may be added. */
export const MentoringCandidate = PersonCard
export type MentoringCandidate = z.output<typeof MentoringCandidate>

/** A job in a mentoring group. */
export const MentoringJob = JobCard.extend({
  capacity: z.number().int(),
  capacitySet: z.number().int().nullable(),
  /** As of a member. */
  hasPairs: z.boolean(),
})
export type MentoringJob = z.output<typeof MentoringJob>
