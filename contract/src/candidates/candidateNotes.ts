import { z } from 'zod'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { ownersOfPostings, ownPosting } from '../postings/ownPosting.ts'
import { Id } from '../wire/ids.ts'
import { requiredText } from '../texts/text.ts'

const OneCandidate = z.strictObject({ jobId: Id, studentId: Id })

export const LONGEST_CANDIDATE_NOTE = 2_000
export const MOST_NOTES_OF_CANDIDATE = 100

/** What the owner's side of a job noted about a candidate. */
export const CandidateNote = z.object({
  id: Id,
  /** 'You', or the name of who wrote it. */
  by: z.string(),
  at: z.number(),
  words: z.string(),
  /** Whether the reader may delete it: who wrote it, and the job's owner. */
  canDelete: z.boolean(),
})
export type CandidateNote = z.output<typeof CandidateNote>

const Notes = z.object({ data: z.array(CandidateNote) })

export const listCandidateNotes = endpoint({
  method: 'GET',
  path: '/employee/candidateNotes/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Answers what the owner’s side of a job noted about a candidate, newest first.',
  params: OneCandidate,
  reply: Notes,
  errors: ownPosting,
})

export const addCandidateNote = endpoint({
  method: 'POST',
  path: '/employee/candidateNotes/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary:
    'Notes something about a candidate for the owner’s side of a job. The candidate reads it in the download of everything ' +
    'about them, and nowhere else.',
  params: OneCandidate,
  body: z.strictObject({ words: requiredText(LONGEST_CANDIDATE_NOTE, 'Write a note') }),
  reply: Notes,
  errors: ownPosting,
})

export const deleteCandidateNote = endpoint({
  method: 'DELETE',
  path: '/employee/candidateNotes/:jobId/:studentId/:noteId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Deletes a note of one’s own, or as the job’s owner any. One that is gone already is no failure.',
  params: OneCandidate.extend({ noteId: Id }),
  reply: Notes,
  errors: ownPosting,
})
