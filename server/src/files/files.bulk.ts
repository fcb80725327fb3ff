import type { Id } from '@trellis/contract/ids.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../platform/database/database.ts'
import { storedFiles } from './files.tables.ts'
import { keyOf } from './files.tasks.ts'
import { PHOTO_TYPE } from './photo.ts'

/** A photo as it is stored: WebP, small and square. */
export interface ReadyPhoto {
  readonly id: Id
  readonly ownerId: Id
  readonly bytes: Uint8Array
  /** In milliseconds since 1970. */
  readonly createdAt: number
}

/** Adds the photos of people who have none. The caller tells the profiles. */
export async function addReadyPhotos({ files }: Context, tx: Queries, photos: readonly ReadyPhoto[]): Promise<void> {
  if (photos.length === 0) return
  await Promise.all(photos.map(({ id, bytes }) => files.put(keyOf({ kind: 'photo', id }), bytes, PHOTO_TYPE)))
  await tx.insert(storedFiles).values(
    photos.map(({ id, ownerId, bytes, createdAt }) => ({
      id,
      ownerId,
      kind: 'photo' as const,
      filename: 'photo.webp',
      contentType: PHOTO_TYPE,
      size: bytes.length,
      createdAt: new Date(createdAt),
    })),
  )
}
