import { HOUR_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { toJsonResume } from '@trellis/contract/resumes/jsonResume.export.ts'
import type { JsonResume } from '@trellis/contract/resumes/jsonResume.schema.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import { type Limit, consume } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import { type FileRow, readFile } from '../files/files.queries.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { readText } from '../platform/reading/reading.ts'
import { inTurnOf } from '../platform/reading/turns.ts'
import { profileById } from '../profiles/profiles.queries.ts'
import { documentReading } from './documents.reading.ts'
import { extractProposals, extractText, UnreadableResume } from './extraction/extraction.ts'
import type { ReadDocument } from './legacyProposals.ts'
import { prunedDocument } from './prunedDocument.ts'

/**
 * What a JSON Resume, or a profile of older software, would add to a bio, and what of the latter it would not.
 * @throws Failure NotFound, Busy, or UnreadableFile where it is neither
 */
export async function proposalsOfDocument({ db }: Context, id: Id, document: Record<string, unknown>): Promise<ReadDocument> {
  const { bio } = found(await profileById(db, id))
  const read = await readText(documentReading, { document: prunedDocument(document) as typeof document, bio })
  if (read === undefined) throw new Failure('UnreadableFile', { sentence: 'This is not a resume in the JSON Resume format.' })
  return read
}

/** How often a person may have a resume read into proposals. */
export const readingsOfPerson: Limit = { name: 'readingsOfPerson', rules: [{ most: 30, within: HOUR_MS }] }

/**
 * What a stored resume would add to a bio, without what its owner has decided on.
 * @throws Failure NotFound, TooManyAttempts, Busy, or UnreadableFile with a sentence that says why
 */
export async function proposalsOfFile(context: Context, { ownerId, id }: FileRow): Promise<Proposal[]> {
  return inTurnOf(ownerId, async () => {
    const { bio } = found(await profileById(context.db, ownerId))
    // Read again: it may have been decided on while this waited for its turn.
    const { bytes, decided } = found(await readFile(context, { ownerId, kind: 'resume', id }))
    await consume(context, readingsOfPerson, ownerId)
    const proposals = await withReason(extractProposals(Buffer.from(bytes), bio))
    return proposals.filter((proposal) => !decided.includes(proposal.id))
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
  return toJsonResume(found(await profileById(db, id)).bio, { name, email })
}
