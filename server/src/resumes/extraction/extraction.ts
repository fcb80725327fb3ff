import { Worker } from 'node:worker_threads'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { resumeKind } from '../../files/resumeKind.ts'
import { createQueue } from '../../platform/queue.ts'
import { type Extracted, type ExtractionTask, limits, type ReadResume, type UnreadableReason } from './extractionLimits.ts'
import { loadsQuickly } from '../../platform/quickThread.ts'

const sentences: Record<UnreadableReason, string> = {
  empty: 'This file is empty.',
  wrongKind: 'This file is neither a PDF nor a Word document (DOCX).',
  damaged: 'This file is damaged and could not be read.',
  encrypted: 'This file is locked with a password. Please save it without one.',
  tooLarge: 'This file is too large when unpacked.',
  tooSlow: 'Reading this file took too long.',
  noText: 'This file holds no text that can be read. It may be a picture of a resume.',
}

/** A resume whose text cannot be read; the message is a sentence for its owner. */
export class UnreadableResume extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(sentences[reason])
    this.name = 'UnreadableResume'
    this.reason = reason
  }
}

const inTurn = createQueue({ atOnce: limits.atOnce, waiting: limits.waiting })

const MEGABYTE = 1024 * 1024

/**
 * Reads in a thread of its own, so that a hard file holds up nobody and is stopped at the limit. What is unpacked lies outside
 * the thread's heap, where no limit of the platform holds, and so is watched.
 */
async function readInThread(task: ExtractionTask, milliseconds: number): Promise<Extracted> {
  const worker = new Worker(new URL('./extraction.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMegabytes },
    stdout: true,
    stderr: true,
    ...loadsQuickly,
  })
  const { promise, resolve } = Promise.withResolvers<Extracted>()
  const timer = setTimeout(() => resolve({ reason: 'tooSlow' }), milliseconds)
  const look = async (): Promise<void> => {
    const { external_memory } = await worker.getHeapStatistics()
    if (external_memory > limits.memoryMegabytes * MEGABYTE) resolve({ reason: 'tooLarge' })
  }
  // A thread that has just ended has nothing to look at.
  const watch = setInterval(() => void look().catch(() => {}), limits.watchedEvery)
  worker.once('message', resolve)
  worker.once('error', ({ code }: NodeJS.ErrnoException) =>
    resolve({ reason: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'damaged' }),
  )
  worker.once('exit', () => resolve({ reason: 'damaged' }))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    await worker.terminate()
  }
}

async function read(bytes: Buffer, milliseconds: number, bio?: StudentProfile): Promise<ReadResume> {
  if (bytes.length === 0) throw new UnreadableResume('empty')
  const kind = resumeKind(bytes)
  if (!kind) throw new UnreadableResume('wrongKind')
  const extracted = await inTurn(() => readInThread({ kind, bytes: new Uint8Array(bytes), bio }, milliseconds))
  if ('reason' in extracted) throw new UnreadableResume(extracted.reason)
  return extracted
}

/**
 * The text of a resume, PDF or DOCX told by its content: at most 20 pages and 200,000 characters of it, lines in
 * reading order, a tab where a line has a gap.
 * @throws UnreadableResume, or Failure Busy where too many wait already
 */
export async function extractText(bytes: Buffer, milliseconds: number = limits.milliseconds): Promise<string> {
  return (await read(bytes, milliseconds)).text
}

/**
 * What the text of a resume would add to a bio. All of it, from the file to the proposals, has the time of one reading.
 * @throws UnreadableResume, or Failure Busy where too many wait already
 */
export async function extractProposals(
  bytes: Buffer,
  bio: StudentProfile,
  milliseconds: number = limits.milliseconds,
): Promise<Proposal[]> {
  return (await read(bytes, milliseconds, bio)).proposals
}
