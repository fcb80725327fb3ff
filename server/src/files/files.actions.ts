import { HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import { MOST_FILES_OF_A_PERSON } from '@trellis/contract/files/files.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { ResumeOffer } from '@trellis/contract/resumes/resumes.ts'
import { and, count, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { accountById } from '../accounts/accounts.queries.ts'
import { consume, type Limit } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { holdName } from '../platform/database/heldName.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import type { UploadedFile } from '../platform/http/route.ts'
import { inTurnOf } from '../platform/reading/turns.ts'
import { photoChanged } from './files.events.ts'
import { type FileKind, storedFiles } from './files.tables.ts'
import { keyOf, tidyFile } from './files.tasks.ts'
import { PHOTO_TYPE, readPhoto, readPicture } from './photo.ts'
import { resumeFault, resumeKind, resumeName, resumeTypes } from './resumeKind.ts'

interface Uploaded {
  id: Id
  filename: string
}

const imagesUploaded: Limit = {
  name: 'imagesUploaded',
  rules: [{ most: 100, within: HOUR_MS }],
  told: 'You uploaded a hundred pictures in an hour',
}

/** An image that somebody uploads, also for somebody else. */
export interface UploadedImage {
  /** Whose it is from then on. */
  readonly ownerId: Id
  readonly uploaderId: Id
  readonly file: UploadedFile
}

/**
 * Makes an image anew, which takes much of the machine: one after the other for each account that uploads, and so many in an hour.
 * @throws Failure TooManyAttempts or Busy, and whatever `read` throws
 */
const readImage = (context: Context, uploaderId: Id, read: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  inTurnOf(`images of ${uploaderId}`, async () => {
    await consume(context, imagesUploaded, uploaderId)
    return read()
  })

/**
 * Sets a person's photo; the earlier one is removed.
 * @throws Failure NotFound, WrongFileType, TooLarge, UnreadableFile, QuotaReached, TooManyAttempts or Busy
 */
export async function storePhoto(context: Context, { ownerId, uploaderId, file }: UploadedImage): Promise<Uploaded> {
  found(await accountById(context.db, ownerId))
  const bytes = await readImage(context, uploaderId, () => readPhoto(file.bytes))
  const photo = { ownerId, kind: 'photo' as const, filename: file.filename || 'photo', contentType: PHOTO_TYPE, bytes }
  return store(context, photo, async (tx, fileId) => {
    await drop(context, tx, and(photosOf(ownerId), ne(storedFiles.id, fileId)))
    await context.events.emit(tx, photoChanged, { ownerId, fileId })
  })
}

/**
 * Stores a student's resume beside those that are there.
 * @param scope what the caller's token is good for: with that of a sign-up, one resume is stored before it is confirmed, and
 * offered for the bio
 * @throws Failure NotFound, WrongFileType or QuotaReached
 */
export async function storeResume(context: Context, ownerId: Id, file: UploadedFile, scope: Actor['scope']): Promise<Uploaded> {
  const owner = await accountById(context.db, ownerId)
  if (owner?.type !== 'student') throw new Failure('NotFound')
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  const kind = resumeKind(bytes)
  if (kind === undefined) throw wrongFile('Please choose a PDF or a Word file (DOCX).')
  const fault = resumeFault(bytes, kind)
  if (fault !== undefined) throw wrongFile(fault)
  const filename = resumeName(file.filename, kind)
  const offered = scope === 'signUp'
  const room = offered && owner.confirmedAt === null ? roomOfUnconfirmed : rooms.resume
  const resume = { ownerId, kind: 'resume' as const, filename, contentType: resumeTypes[kind], bytes, room, offered }
  return store(context, resume, async (tx, id) => {
    if (offered) await offerNoOther(tx, ownerId, id)
  })
}

interface OwnFile {
  readonly ownerId: Id
  readonly id: Id
}

/**
 * Says whether what a resume says is offered for its owner's bio, in place of any other, and what was decided on.
 * @throws Failure NotFound
 */
export async function offerResume({ db }: Context, { ownerId, id }: OwnFile, { offered, decided }: ResumeOffer): Promise<void> {
  await db.transaction(async (tx) => {
    await holdName(tx, ownerId)
    const which = fileOf(ownerId, 'resume', id)
    const changed = await tx.update(storedFiles).set({ offered, decided }).where(which).returning({ id: storedFiles.id })
    found(changed[0])
    if (offered) await offerNoOther(tx, ownerId, id)
  })
}

async function offerNoOther(tx: Transaction, ownerId: Id, id: Id): Promise<void> {
  const others = and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.kind, 'resume'), ne(storedFiles.id, id))
  await tx.update(storedFiles).set({ offered: false }).where(and(others, storedFiles.offered))
}

const wrongFile = (sentence: string) => new Failure('WrongFileType', { sentence, fields: { file: sentence } })

/**
 * Stores the picture of something that a recruiter owns.
 * @param use says in the same transaction what the picture is for
 * @throws Failure WrongFileType, TooLarge, UnreadableFile, QuotaReached, TooManyAttempts or Busy, and whatever `use` throws
 */
export async function storePicture(
  context: Context,
  { ownerId, uploaderId, file }: UploadedImage,
  use: (tx: Transaction, fileId: Id) => Promise<void>,
): Promise<Uploaded> {
  const bytes = await readImage(context, uploaderId, () => readPicture(file.bytes))
  const filename = file.filename || 'picture'
  return store(context, { ownerId, kind: 'picture', filename, contentType: PHOTO_TYPE, bytes }, use)
}

/** Deletes a picture in the transaction in which nothing names it any more. */
export function dropPicture(context: Context, tx: Transaction, ownerId: Id, id: Id): Promise<boolean> {
  return drop(context, tx, fileOf(ownerId, 'picture', id))
}

/** Makes a picture somebody else's. */
export async function givePicture(tx: Transaction, id: Id, ownerId: Id): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ ownerId })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.kind, 'picture')))
}

/** How long an upload may take from its first byte stored to its row. */
const UNFINISHED_MS = 10 * MINUTE_MS

interface NewFile {
  readonly ownerId: Id
  readonly kind: FileKind
  readonly filename: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly offered?: boolean
  /** That of its kind, where none is named. */
  readonly room?: Room
}

/** Bytes come before the row, and a task before both: it removes the bytes if, for whatever reason, no row follows. */
async function store(
  context: Context,
  { bytes, room, ...file }: NewFile,
  use: (tx: Transaction, id: Id) => Promise<void> = async () => {},
): Promise<Uploaded> {
  await needRoom(context.db, file.ownerId, room ?? rooms[file.kind])
  const now = context.clock.now()
  const row = { id: newId(now), ...file, size: bytes.length, createdAt: new Date(now) }
  await context.tasks.add(context.db, tidyFile, { kind: row.kind, id: row.id }, UNFINISHED_MS)
  await context.files.put(keyOf(row), bytes, row.contentType)
  await context.db.transaction(async (tx) => {
    // Two uploads of one person at once are counted one after the other.
    await holdName(tx, row.ownerId)
    await needRoom(tx, file.ownerId, room ?? rooms[file.kind])
    await tx.insert(storedFiles).values(row)
    await use(tx, row.id)
  })
  return { id: row.id, filename: row.filename }
}

/** Every posting has one picture at most, and so many postings can be listed. */
const MOST_PICTURES = 1_000

/** Which files are counted before another one is stored, and how many there may be. */
interface Room {
  readonly counted: FileKind[]
  readonly most: number
}

/** A new photo replaces the earlier one. */
const rooms: Record<FileKind, Room> = {
  photo: { counted: ['resume'], most: MOST_FILES_OF_A_PERSON },
  resume: { counted: ['photo', 'resume'], most: MOST_FILES_OF_A_PERSON },
  picture: { counted: ['picture'], most: MOST_PICTURES },
}
/** Sign-up asks for a photo and one resume, and nobody has confirmed the e-mail yet. */
const roomOfUnconfirmed: Room = { counted: ['resume'], most: 1 }

async function needRoom(db: Queries, ownerId: Id, { counted, most }: Room): Promise<void> {
  const [stored] = await db
    .select({ files: count() })
    .from(storedFiles)
    .where(and(eq(storedFiles.ownerId, ownerId), inArray(storedFiles.kind, counted)))
  if (stored!.files >= most) throw new Failure('QuotaReached')
}

const photosOf = (ownerId: Id) => and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.kind, 'photo'))
const fileOf = (ownerId: Id, kind: FileKind, id: Id) =>
  and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.kind, kind), eq(storedFiles.id, id))

/** Deletes all files of an account that is about to be erased. */
export async function dropFiles(context: Context, tx: Transaction, ownerId: Id): Promise<void> {
  await drop(context, tx, eq(storedFiles.ownerId, ownerId))
}

/** Deletes the rows now and the bytes after commit. */
async function drop(context: Context, tx: Transaction, which: SQL | undefined): Promise<boolean> {
  const dropped = await tx.delete(storedFiles).where(which).returning({ kind: storedFiles.kind, id: storedFiles.id })
  await context.tasks.addEach(tx, tidyFile, dropped)
  return dropped.length > 0
}

/**
 * Takes a person's photo away.
 * @returns whether there was one
 * @throws Failure NotFound where there is no such person
 */
export async function removePhoto(context: Context, ownerId: Id): Promise<boolean> {
  found(await accountById(context.db, ownerId))
  return context.db.transaction(async (tx) => {
    const removed = await drop(context, tx, photosOf(ownerId))
    if (removed) await context.events.emit(tx, photoChanged, { ownerId, fileId: null })
    return removed
  })
}

/**
 * Deletes a resume.
 * @returns whether it was there
 */
export async function removeResume(context: Context, ownerId: Id, id: Id): Promise<boolean> {
  return context.db.transaction((tx) => drop(context, tx, fileOf(ownerId, 'resume', id)))
}
