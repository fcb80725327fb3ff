import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { FileKind } from './files.tables.ts'
import { storedFiles } from './files.tables.ts'
import { keyOf } from './files.tasks.ts'
import { PHOTO_TYPE } from './photo.ts'
import { storedName } from './resumeKind.ts'

interface Stored {
  readonly id: Id
  readonly kind: FileKind
  readonly filename: string
  readonly contentType: string
}

/** Where a file lies in its owner's archive. */
const pathOf = ({ id, kind, filename, contentType }: Stored): string =>
  contentType === PHOTO_TYPE ? `${kind}s/${id}.webp` : `${kind}s/${id} ${storedName(filename, contentType)}`

/** The files that people store, listed and whole. */
export function filesPersonal({ db, files }: Context): PersonalData {
  const filesOf = (ownerId: Id) =>
    db.select().from(storedFiles).where(eq(storedFiles.ownerId, ownerId)).orderBy(asc(storedFiles.createdAt), asc(storedFiles.id))
  return {
    tables: { stored_files: { archivedAs: 'files' } },
    async collect({ id }) {
      const stored = await filesOf(id)
      return {
        files: stored.map(({ ownerId: _ownerId, ...file }) => ({ ...file, path: pathOf(file) })),
      }
    },
    async *files({ id }) {
      for (const file of await filesOf(id)) {
        const bytes = await files.get(keyOf(file))
        if (bytes !== undefined) yield { name: pathOf(file), bytes }
      }
    },
  }
}
