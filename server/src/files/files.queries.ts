import { addressOf } from '@trellis/contract/wire/address.ts'
import { getPhoto } from '@trellis/contract/files/files.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { and, type Column, eq, getTableColumns, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import { filesFolder } from '../config.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { OperatorError } from '../platform/operatorError.ts'
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
  const { id, filename, contentType, createdAt, offered, decided } = storedFiles
  const uploadedAt = sql`(extract(epoch from ${createdAt}) * 1000)::bigint`
  const named = sql`'filename', ${filename}, 'contentType', ${contentType}`
  const offer = sql`case when ${offered} then jsonb_build_object('decided', ${decided}) end`
  const one = sql`jsonb_build_object('id', ${id}, ${named}, 'uploadedAt', ${uploadedAt}, 'offer', ${offer})`
  const all = sql`coalesce(jsonb_agg(${one} order by ${createdAt} desc, ${id} desc), '[]')`
  const resumes = db
    .select({ all: all.as('all') })
    .from(storedFiles)
    .where(ofOwner(ownerId, 'resume'))
  return sql`(${resumes})`.mapWith((files: ListedFile[]) =>
    files.map(({ contentType, offer, ...file }) => ({
      ...file,
      filename: storedName(file.filename, contentType),
      ...(offer && { offer }),
    })),
  )
}

interface ListedFile extends Omit<ResumeFile, 'offer'> {
  readonly contentType: string
  readonly offer: ResumeFile['offer'] | null
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

const ofOwner = (ownerId: Id, kind: FileKind) => and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.kind, kind))

/**
 * Makes sure that stored files are where the database says, before anybody asks for one.
 * @throws OperatorError where the folder of all of them is gone
 */
export async function requireStoredFiles({ db, files, config }: Context): Promise<void> {
  if (await files.isThere()) return
  const stored = await db.$count(storedFiles)
  if (stored > 0) {
    throw new OperatorError(
      `The folder ${filesFolder(config)} is missing, and the database knows ${stored} photos and resumes in it. ` +
        'Put back a copy of it, or make an empty folder there to go on without them.',
    )
  }
  await files.begin()
}

export type FileRow = typeof storedFiles.$inferSelect

interface StoredFile {
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
  /** The ids of its proposals that its owner has decided on. */
  readonly decided: readonly number[]
}

/** A stored file with its bytes; undefined where this person has no such file. Of a deleted account, a job's picture stays. */
export async function readFile(
  context: Context,
  { ownerId, kind, id }: { ownerId: Id; kind: FileKind; id: Id },
): Promise<StoredFile | undefined> {
  const row = await fileRow(context.db, and(ofOwner(ownerId, kind), eq(storedFiles.id, id)))
  return row && withBytes(context, row)
}

/** A resume without its bytes, whoever's it is. */
export const resumeById = (db: Queries, id: Id): Promise<FileRow | undefined> =>
  fileRow(db, and(eq(storedFiles.kind, 'resume'), eq(storedFiles.id, id)))

async function fileRow(db: Queries, which: SQL | undefined): Promise<FileRow | undefined> {
  const account = shownAccounts(db)
  const [row] = await db
    .select(getTableColumns(storedFiles))
    .from(storedFiles)
    .leftJoin(account, eq(account.id, storedFiles.ownerId))
    .where(and(which, or(eq(storedFiles.kind, 'picture'), isNotNull(account.id))))
  return row
}

/** A file whose row was read before; undefined where its bytes are gone meanwhile. */
export async function withBytes({ files }: Context, row: FileRow): Promise<StoredFile | undefined> {
  const bytes = await files.get(keyOf(row))
  if (bytes === undefined) return undefined
  const { filename, contentType, decided } = row
  return { filename: storedName(filename, contentType), contentType, bytes, decided }
}
