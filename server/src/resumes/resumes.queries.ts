import type { Id } from '@trellis/contract/ids.ts'
import { toJsonResume } from '@trellis/contract/jsonResume.export.ts'
import { proposalsFromJsonResume } from '@trellis/contract/jsonResume.import.ts'
import type { JsonResume } from '@trellis/contract/jsonResume.schema.ts'
import type { Proposal } from '@trellis/contract/resumes.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import { type Limit, takeOne } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import { readFile } from '../files/files.queries.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { profileById } from '../profiles/profiles.queries.ts'
import { extractProposals, extractText, UnreadableResume } from './extraction.ts'
import { proposalsFromLegacy } from './legacyProposals.ts'
import { skillsInText } from './skillsInText.ts'
import { inTurnOf } from './turns.ts'

/**
 * What a JSON Resume, or a profile of older software, would add to a bio.
 * @throws Failure NotFound, or UnreadableFile where it is neither
 */
export async function proposalsOfDocument({ db }: Context, id: Id, document: Record<string, unknown>): Promise<Proposal[]> {
  const { told: bio } = found(await profileById(db, id))
  const proposals = proposalsFromLegacy(document, bio) ?? proposalsFromJsonResume(document, bio, skillsInText)
  if (proposals === undefined) throw new Failure('UnreadableFile', { sentence: 'This is not a resume in the JSON Resume format.' })
  return proposals
}

/** How often a person may have a resume read into proposals. */
export const readingsOfPerson: Limit = { name: 'readingsOfPerson', rules: [{ most: 30, within: 60 * 60_000 }] }

/**
 * What a stored resume would add to a bio.
 * @throws Failure NotFound, TooManyAttempts, Busy, or UnreadableFile with a sentence that says why
 */
export async function proposalsOfFile(context: Context, id: Id, fileId: Id): Promise<Proposal[]> {
  return inTurnOf(id, async () => {
    const { told: bio } = found(await profileById(context.db, id))
    const { bytes } = found(await readFile(context, { ownerId: id, kind: 'resume', id: fileId }))
    await takeOne(context, readingsOfPerson, id)
    return withReason(extractProposals(Buffer.from(bytes), bio))
  })
}

/**
 * The words of a stored resume with its name, for whoever has made sure that they may be read.
 * @throws Failure NotFound, Busy, or UnreadableFile with a sentence that says why
 */
export async function resumeText(context: Context, ownerId: Id, fileId: Id): Promise<{ filename: string; text: string }> {
  return inTurnOf(ownerId, async () => {
    const { filename, bytes } = found(await readFile(context, { ownerId, kind: 'resume', id: fileId }))
    return { filename, text: await withReason(extractText(Buffer.from(bytes))) }
  })
}

/** What cannot be read is told to whoever asked. */
async function withReason<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof UnreadableResume) throw new Failure('UnreadableFile', { sentence: error.message })
    throw error
  }
}

/**
 * A bio as a JSON Resume.
 * @throws Failure NotFound
 */
export async function exportedResume({ db }: Context, id: Id): Promise<JsonResume> {
  const { name, email } = found(await accountById(db, id))
  return toJsonResume(found(await profileById(db, id)).told, { name, email })
}
