import { z } from 'zod'
import { askedSkill } from '../matching/askedSkills.ts'
import { ScoreFields } from '../matching/scores.ts'
import { MemberRole } from '../memberships/roles.ts'
import { FoundText } from '../people/found.ts'
import { LinkOfOwner } from '../postings/linkSides.ts'
import { listedStates } from '../postings/linkStates.ts'
import { PersonCard } from '../profiles/profiles.ts'
import { Id } from '../wire/ids.ts'

/** What somebody is in a group, as its advisors read it beside what the link says. */
export const MemberFacts = z.object({
  /** As what they are in it; null for whoever is no member. */
  role: MemberRole.nullable(),
  /** As what they asked to join last; null for whoever never asked. */
  wishedRole: MemberRole.nullable(),
  /** The group's cohorts that they are in, by name; archived ones are left out. */
  cohorts: z.array(z.object({ id: Id, name: z.string() })),
  /** How much of their bio is filled in, in per cent. */
  completeness: z.number().int().min(0).max(100),
  /** The start of the day (UTC) on which they were signed in last; null where nobody knows, and for whoever is no member. */
  lastActiveAt: z.number().nullable(),
  /** Who hid their profile from everybody: an advisor of this group, who may show it again, or somebody else; null where nobody did. */
  profileHidden: z.enum(['here', 'elsewhere']).nullable(),
})
export type MemberFacts = z.output<typeof MemberFacts>

/** A person with how well they fit a job, and what they are to it. */
export const Candidate = PersonCard.extend({
  ...ScoreFields,
  link: LinkOfOwner,
  /** Which of the skills that the job lists they have, in its order. */
  asked: z.array(askedSkill),
  /** Where the words searched for stand in their bio. */
  found: z.array(FoundText).optional(),
  /** Of a group alone. */
  inGroup: MemberFacts.optional(),
})
export type Candidate = z.output<typeof Candidate>

/** The orders of a list: best match first, who came last first, by name, and whose state changed last first. */
export const candidateSorts = ['match', 'newest', 'name', 'changed'] as const
export type CandidateSort = (typeof candidateSorts)[number]

/** How many candidates are in each list of a job. */
export const BucketCounts = z.record(z.enum(listedStates), z.number().int())
export type BucketCounts = z.output<typeof BucketCounts>
