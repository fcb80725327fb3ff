import { z } from 'zod'
import { ScoreFields } from '../matching/scores.ts'
import { LinkOfOwner } from '../postings/linkSides.ts'
import { listedStates } from '../postings/linkStates.ts'
import { PersonCard } from '../profiles/profiles.ts'

/** A person with how well they fit a job, and what they are to it. */
export const Candidate = PersonCard.extend({ ...ScoreFields, link: LinkOfOwner })
export type Candidate = z.output<typeof Candidate>

/** How many candidates are in each list of a job. */
export const BucketCounts = z.record(z.enum(listedStates), z.number().int())
export type BucketCounts = z.output<typeof BucketCounts>
