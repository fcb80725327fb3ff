import { z } from 'zod'
import { endpoint, self } from './endpoint.ts'
import { Id } from './ids.ts'

const OneId = z.strictObject({ id: Id })

/**
 * One thing that a resume would add to the bio. The person accepts or dismisses each by itself.
 * `section` and `field` say where it goes; `value` is a whole row where the field is a list, else its new text.
 */
export const Proposal = z.object({
  id: z.string(),
  section: z.enum(['generalInfo', 'ikigaiInfo', 'highschoolInfo', 'collegeInfo', 'graduateInfo', 'professionalInfo']),
  field: z.string(),
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  /** What it is, in words: 'Position: Barista at Blue Door, 2021 to 2023'. */
  words: z.string(),
  /** The resume's own text that it was read from, shortened. */
  quote: z.string(),
})
export type Proposal = z.infer<typeof Proposal>

const Proposals = z.object({ data: z.object({ proposals: z.array(Proposal) }) })

export const importResume = endpoint({
  method: 'POST',
  path: '/profile/:id/import/jsonResume',
  access: self('params.id', { types: ['profile'] }),
  summary: 'Reads a JSON Resume and answers what it would add to the bio. Nothing is stored.',
  params: OneId,
  body: z.record(z.string(), z.unknown()),
  reply: Proposals,
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden', 'UnreadableFile'],
})

export const exportResume = endpoint({
  method: 'GET',
  path: '/profile/:id/export/jsonResume',
  access: self('params.id', { types: ['profile'], orSuperUser: true }),
  summary: 'Answers the bio as a JSON Resume.',
  params: OneId,
  reply: z.record(z.string(), z.unknown()),
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden'],
})

export const readResume = endpoint({
  method: 'POST',
  path: '/resume/:id/:fileId/proposals',
  access: self('params.id', { types: ['profile'] }),
  summary: 'Reads a stored resume file and answers what it would add to the bio. Nothing is stored.',
  params: z.strictObject({ id: Id, fileId: Id }),
  reply: Proposals,
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden', 'UnreadableFile'],
})
