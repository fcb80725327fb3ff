import { z } from 'zod'
import { ownersOfPostings, ownPosting } from '../postings/ownPosting.ts'
import { requiredText } from '../texts/text.ts'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

const OneCandidate = z.strictObject({ jobId: Id, studentId: Id })
const OnePoint = OneCandidate.extend({ pointId: Id })

export const LONGEST_CHECKLIST_POINT = 120
export const MOST_CHECKLIST_POINTS = 20

/** What the owner's side of a job looks for in its candidates, and whether it found it in one of them. */
export const ChecklistPoint = z.object({ id: Id, words: z.string(), ticked: z.boolean() })
export type ChecklistPoint = z.output<typeof ChecklistPoint>

/** In the order in which the points were added. */
const Checklist = z.object({ data: z.array(ChecklistPoint) })

export const getChecklist = endpoint({
  method: 'GET',
  path: '/employee/checklist/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Answers the checklist of a job with what its owner’s side ticked of it for a candidate.',
  params: OneCandidate,
  reply: Checklist,
  errors: ownPosting,
})

export const addChecklistPoint = endpoint({
  method: 'POST',
  path: '/employee/checklist/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Adds a point to the checklist of a job, for all its candidates. The same words a second time change nothing.',
  params: OneCandidate,
  body: z.strictObject({ words: requiredText(LONGEST_CHECKLIST_POINT, 'Say what you look for') }),
  reply: Checklist,
  errors: ownPosting,
})

export const deleteChecklistPoint = endpoint({
  method: 'DELETE',
  path: '/employee/checklist/:jobId/:studentId/:pointId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Deletes a point of the checklist of a job, with its ticks of all candidates. One that is gone already is no failure.',
  params: OnePoint,
  reply: Checklist,
  errors: ownPosting,
})

export const tickChecklistPoint = endpoint({
  method: 'PUT',
  path: '/employee/checklist/:jobId/:studentId/:pointId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary:
    'Ticks a point of the checklist of a job for a candidate, or takes the tick away. The candidate reads it in the download of ' +
    'everything about them, and nowhere else. A point that is gone is no failure: the answer does without it.',
  params: OnePoint,
  body: z.strictObject({ ticked: z.boolean() }),
  reply: Checklist,
  errors: ownPosting,
})
