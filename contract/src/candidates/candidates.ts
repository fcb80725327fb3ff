import { z } from 'zod'
import { askedSkill } from '../matching/askedSkills.ts'
import { ScoreFields } from '../matching/scores.ts'
import { FoundText } from '../people/found.ts'
import { LinkOfOwner } from '../postings/linkSides.ts'
import { listedStates } from '../postings/linkStates.ts'
import { PersonCard } from '../profiles/profiles.ts'

/** A person with how well they fit a job, and what they are to it. */
export const Candidate = PersonCard.extend({
  ...ScoreFields,
  link: LinkOfOwner,
  /** Which of the skills that the job lists they have, in its order. */
  asked: z.array(askedSkill),
  /** Where the words searched for stand in their bio. */
  found: z.array(FoundText).optional(),
})
export type Candidate = z.output<typeof Candidate>

/** The orders of a list: best match first, who came last first, by name, and whose state changed last first. */
export const candidateSorts = ['match', 'newest', 'name', 'changed'] as const
export type CandidateSort = (typeof candidateSorts)[number]

/** How many candidates are in each list of a job. */
export const BucketCounts = z.record(z.enum(listedStates), z.number().int())
export type BucketCounts = z.output<typeof BucketCounts>
