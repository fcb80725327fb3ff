import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../platform/database/database.ts'
import { storedFiles } from './files.tables.ts'
import { keyOf } from './files.tasks.ts'
import { PHOTO_TYPE } from './photo.ts'
import { resumeTypes } from './resumeKind.ts'

/** A photo as it is stored: WebP, small and square. */
export interface ReadyPhoto {
  readonly id: Id
  readonly ownerId: Id
  readonly bytes: Uint8Array
  /** In milliseconds since 1970. */
  readonly createdAt: number
}

/** A resume in PDF as it is stored. */
export interface ReadyResume extends ReadyPhoto {
  readonly filename: string
}

/** Adds the photos of people who have none. The caller tells the profiles. */
export async function addReadyPhotos({ files }: Context, tx: Queries, photos: readonly ReadyPhoto[]): Promise<void> {
  const kind = 'photo' as const
  await addReady(
    files,
    tx,
    photos.map((photo) => ({ ...photo, kind, filename: 'photo.webp', contentType: PHOTO_TYPE })),
  )
}

/** Adds resumes of students. */
export async function addReadyResumes({ files }: Context, tx: Queries, resumes: readonly ReadyResume[]): Promise<void> {
  const kind = 'resume' as const
  await addReady(
    files,
    tx,
    resumes.map((resume) => ({ ...resume, kind, contentType: resumeTypes.pdf })),
  )
}

type ReadyFile = ReadyResume & Pick<typeof storedFiles.$inferInsert, 'kind' | 'contentType'>

async function addReady(files: Context['files'], tx: Queries, all: readonly ReadyFile[]): Promise<void> {
  if (all.length === 0) return
  await Promise.all(all.map(({ bytes, ...file }) => files.put(keyOf(file), bytes, file.contentType)))
  await tx
    .insert(storedFiles)
    .values(all.map(({ bytes, createdAt, ...file }) => ({ ...file, size: bytes.length, createdAt: new Date(createdAt) })))
}
