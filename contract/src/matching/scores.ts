import { z } from 'zod'
import { SIGNATURE_LENGTH } from '../genome/genome.ts'
import { Reason } from './matching.ts'

const points = z.number().min(0)
const ScoreParts = z.object({ genome: points, tags: points, text: points })
/** A score with what it is made of. */
export const ScoreFields = {
  score: z.number().min(0).max(100),
  parts: ScoreParts,
  reasons: z.array(Reason),
  signature: z.array(z.number()).length(SIGNATURE_LENGTH),
}

/** What a job's score is made of, also by where it is and whether it is paid: the parts sum to it. */
export const JobScoreFields = { ...ScoreFields, parts: ScoreParts.extend({ place: points, pay: points }) }
