import { z } from 'zod'
import { endpoint, inSession, self, signedIn, whoMay } from '../wire/endpoint.ts'
import { text } from '../texts/text.ts'
import { Id } from '../wire/ids.ts'

const OneId = z.strictObject({ id: Id })
const OneResume = z.strictObject({ id: Id, fileId: Id })
const itsOwner = whoMay('offer', 'resume', 'params.fileId', { of: 'params.id', types: ['student'], orSuperUser: false })

/**
 * One thing that a resume would add to the bio. The person accepts each, or leaves it out, by itself.
 * `section` and `field` say where it goes; `value` is a whole row where the field is a list, else its new text.
 */
export const Proposal = z.object({
  /** The same whenever the same is read again. */
  id: z.int32(),
  section: z.enum(['generalInfo', 'ikigaiInfo', 'highschoolInfo', 'collegeInfo', 'graduateInfo', 'professionalInfo']),
  field: z.string(),
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  /** What it is, in words: 'Position: Barista at Blue Door, 2021 to 2023'. */
  words: z.string(),
  /** The resume's own text that it was read from, shortened. */
  quote: z.string(),
})
export type Proposal = z.infer<typeof Proposal>

/** Something in a file that is not proposed: what, the file's own text, and why, in a sentence. */
export const LeftOut = z.object({ words: z.string(), quote: z.string(), why: z.string() })
export type LeftOut = z.infer<typeof LeftOut>

/** Proposals of one resume that can be decided on. */
const MOST_DECIDED = 500

/** Whether what a resume says is offered for the bio, and the ids of the proposals that were decided on. */
export const ResumeOffer = z.strictObject({ offered: z.boolean(), decided: z.array(z.int32()).max(MOST_DECIDED) })
export type ResumeOffer = z.infer<typeof ResumeOffer>

export const importResume = endpoint({
  method: 'POST',
  path: '/profile/:id/import/jsonResume',
  access: self('params.id', { types: ['student'] }),
  summary:
    'Reads a JSON Resume, or a profile of older software, and answers what it would add to the bio, and of the latter what ' +
    'is left out. Nothing is stored.',
  params: OneId,
  body: z.record(z.string(), z.unknown()),
  reply: z.object({ data: z.object({ proposals: z.array(Proposal), left: z.array(LeftOut) }) }),
  errors: [...inSession, 'NotFound', 'Forbidden', 'UnreadableFile'],
})

export const exportResume = endpoint({
  method: 'GET',
  path: '/profile/:id/export/jsonResume',
  access: whoMay('seeAll', 'profile', 'params.id', { types: ['student'] }),
  summary: 'Answers the bio as a JSON Resume.',
  params: OneId,
  reply: z.record(z.string(), z.unknown()),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const readResume = endpoint({
  method: 'POST',
  path: '/resume/:id/:fileId/proposals',
  access: itsOwner,
  summary: 'Reads a stored resume file and answers what it would add to the bio, without what was decided on. Nothing is stored.',
  params: OneResume,
  reply: z.object({ data: z.object({ proposals: z.array(Proposal) }) }),
  errors: [...inSession, 'NotFound', 'Forbidden', 'UnreadableFile'],
})

export const offerResume = endpoint({
  method: 'PUT',
  path: '/resume/:id/:fileId/offer',
  access: itsOwner,
  summary: 'Offers what a stored resume says for the bio, in place of any other, or no more; and says what was decided on.',
  params: OneResume,
  body: ResumeOffer,
  reply: z.object({ data: ResumeOffer }),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const readSkills = endpoint({
  method: 'POST',
  path: '/skillsInText',
  access: signedIn('student'),
  summary: 'Answers the skills of the vocabulary that a line about something one does names, the likeliest first. Nothing is stored.',
  body: z.strictObject({ text: text(200) }),
  reply: z.object({ data: z.object({ skills: z.array(z.string()) }) }),
  errors: [...inSession, 'Forbidden'],
})
