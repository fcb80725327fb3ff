import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { dropPicture, givePicture, storePicture, type UploadedImage } from '../../files/files.actions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { setPicture } from '../postings.actions.ts'
import { lockPosting, type Posting, remainingPosting } from '../postings.queries.ts'

/**
 * Gives a posting a picture in the place of the earlier one. It is its owner's, whoever uploads it.
 * @throws Failure NotFound, WrongFileType, TooLarge, UnreadableFile, QuotaReached or Busy
 */
export async function addPicture(
  context: Context,
  { id, ownerId }: Posting,
  upload: Omit<UploadedImage, 'ownerId'>,
): Promise<{ filename: string; id: Id }> {
  return storePicture(context, { ...upload, ownerId }, async (tx, fileId) => {
    const posting = await lockedPosting(tx, id)
    await replacePicture(context, tx, posting, fileId)
    // It may have been handed over meanwhile.
    if (posting.ownerId !== ownerId) await givePicture(tx, fileId, posting.ownerId)
  })
}

/**
 * Takes a posting's picture away.
 * @returns whether there was one
 * @throws Failure NotFound
 */
export async function removePicture(context: Context, id: Id): Promise<boolean> {
  return context.db.transaction(async (tx) => replacePicture(context, tx, await lockedPosting(tx, id), null))
}

/**
 * Sets the picture of a posting that nobody else edits, or none.
 * @returns whether there was a picture before
 */
export async function replacePicture(
  context: Context,
  tx: Transaction,
  { id, ownerId, pictureId }: Pick<Posting, 'id' | 'ownerId' | 'pictureId'>,
  fileId: Id | null,
): Promise<boolean> {
  if (pictureId === null && fileId === null) return false
  await setPicture(tx, id, fileId)
  if (pictureId !== null) await dropPicture(context, tx, ownerId, pictureId)
  return pictureId !== null
}

async function lockedPosting(tx: Transaction, id: Id): Promise<Posting> {
  await lockPosting(tx, id)
  return remainingPosting(tx, id)
}
