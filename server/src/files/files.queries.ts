import { addressOf } from '@trellis/contract/endpoint.ts'
import { getPhoto } from '@trellis/contract/files.ts'
import type { Id } from '@trellis/contract/ids.ts'
import type { ResumeFile } from '@trellis/contract/profiles.ts'
import { and, type Column, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { type FileKind, storedFiles } from './files.tables.ts'
import { keyOf } from './files.tasks.ts'
import { storedName } from './resumeKind.ts'

/** The address of a photo below `/api`; empty where there is none. */
export function photoAddress(ownerId: Id, fileId: Id | null | undefined): string {
  return fileId ? addressOf(getPhoto.description.path, { id: ownerId, fileId }) : ''
}

/** The id of a person's photo. Whoever asks has made sure that the viewer may see the person. */
export async function photoOf(db: Queries, ownerId: Id): Promise<Id | undefined> {
  const [photo] = await db.select({ id: storedFiles.id }).from(storedFiles).where(ofOwner(ownerId, 'photo'))
  return photo?.id
}

/** A person's own resumes, newest first, as a part of a query. */
export function resumesOf(db: Queries, ownerId: Id): SQL<ResumeFile[]> {
  const { id, filename, contentType, createdAt } = storedFiles
  const uploadedAt = sql`(extract(epoch from ${createdAt}) * 1000)::bigint`
  const named = sql`'filename', ${filename}, 'contentType', ${contentType}`
  const one = sql`jsonb_build_object('id', ${id}, ${named}, 'uploadedAt', ${uploadedAt})`
  const all = sql`coalesce(jsonb_agg(${one} order by ${createdAt} desc, ${id} desc), '[]')`
  const resumes = db.select({ all: all.as('all') }).from(storedFiles).where(ofOwner(ownerId, 'resume'))
  return sql`(${resumes})`.mapWith((files: ListedFile[]) =>
    files.map(({ contentType, ...file }) => ({ ...file, filename: storedName(file.filename, contentType) })),
  )
}

interface ListedFile extends ResumeFile {
  readonly contentType: string
}

/** The name of the file that a column names, as a part of a query. */
export function fileName(db: Queries, id: Column): SQL<string | null> {
  const { filename, contentType } = storedFiles
  const named = sql`jsonb_build_array(${filename}, ${contentType})`.as('named')
  const file = db.select({ named }).from(storedFiles).where(eq(storedFiles.id, id))
  return sql`(${file})`.mapWith((name: [filename: string, contentType: string]): string | null => storedName(...name))
}

/** Whether a resume is a person's own; it stays until the transaction ends. */
export async function hasResume(tx: Transaction, ownerId: Id, id: Id): Promise<boolean> {
  const own = and(ofOwner(ownerId, 'resume'), eq(storedFiles.id, id))
  return (await tx.select({ id: storedFiles.id }).from(storedFiles).where(own).for('key share')).length > 0
}

const ofOwner = (ownerId: Id, kind: FileKind) =>
  and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.kind, kind))

interface StoredFile {
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** A stored file with its bytes; undefined where this person has no such file. */
export async function readFile(
  { db, files }: Context,
  { ownerId, kind, id }: { ownerId: Id; kind: FileKind; id: Id },
): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(storedFiles).where(and(ofOwner(ownerId, kind), eq(storedFiles.id, id)))
  const bytes = row && (await files.get(keyOf(row)))
  return bytes && { filename: storedName(row.filename, row.contentType), contentType: row.contentType, bytes }
}
