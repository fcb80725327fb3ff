import { getPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { readFile } from '../../files/files.queries.ts'
import { shownPostings } from '../postings.queries.ts'

/** The address of a posting's picture below `/api`; empty where there is none. */
export const pictureAddress = (id: Id, fileId: Id | null): string =>
  fileId === null ? '' : addressOf(getPostingPicture.description.path, { id, fileId })

/** A posting's picture; undefined where the posting is deleted or has another. */
export async function readPicture(context: Context, id: Id, fileId: Id) {
  const posting = shownPostings(context.db)
  const isIt = and(eq(posting.id, id), eq(posting.pictureId, fileId))
  const [owner] = await context.db.select({ ownerId: posting.ownerId }).from(posting).where(isIt)
  return owner && readFile(context, { ownerId: owner.ownerId, kind: 'picture', id: fileId })
}
