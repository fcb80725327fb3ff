import { HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serializeError } from '../../platform/log.ts'
import type { IndexAnswer, IndexQuestion, IndexSearch } from './matchIndex.ts'
import {
  BEGINNING,
  changesSince,
  type Digest,
  digests,
  membersOf,
  type Position,
  positionOf,
  type ReadMember,
  takeOverNumbers,
} from './matchIndex.reading.ts'
import { type IndexThread, startMatchIndex } from './matchIndexThread.ts'

/** The match index as the database has it. */
export interface FollowedMatchIndex {
  /** Whether everybody was read, so that searches are answered at once. */
  isReady(): boolean
  /** Reads everybody, which searches would otherwise wait for. */
  warm(): Promise<void>
  /**
   * Compares with everybody, with all that was committed before the call.
   * @throws Failure Busy where reading that takes long, or many search
   */
  nearest(search: IndexSearch): Promise<IndexAnswer>
  /**
   * Those whose names are most like what is asked for, of all that was committed before the call.
   * @throws Failure Busy where reading that takes long, or many search
   */
  named(question: IndexQuestion): Promise<IndexAnswer>
  /** Takes out people whom the database has no longer: a row that is deleted leaves no change to be read. */
  forget(ids: readonly Id[]): void
  /** Leaves everybody in the file, for the next start. */
  stop(): Promise<void>
}

export interface Following {
  readonly begin: () => IndexThread
  /** Fewer people are read from the database sooner than a file is written. */
  readonly fewestStored: number
  /** How long a search waits for everybody to be read, in milliseconds. */
  readonly longestWait: number
  /** How long it takes until a thread that has come to an end again is started once more, in milliseconds. */
  readonly firstPause: number
}

const BY_DEFAULT: Following = { begin: startMatchIndex, fewestStored: 5_000, longestWait: 5_000, firstPause: 15_000 }
const LONGEST_PAUSE_MS = 10 * MINUTE_MS
/** A thread that ends after so long ended for another reason than the last one. */
const LASTING_MS = 10 * MINUTE_MS
const STORE_EVERY_MS = HOUR_MS
const RETRY_SECONDS = 5

/**
 * Keeps a match index in step with the database. Each row bears the transaction that wrote it last; before each search, what
 * was written by transactions that had not ended at the last look is read. So no write is missed, whoever made it, in
 * whichever order writers commit. Where writes may have been lost, as in a fail-over or a crash, or everybody comes from the file of
 * an earlier process, digests say who differs.
 * @param file where everybody is kept for the next start
 */
export function followMatchIndex(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  file: string,
  following: Partial<Following> = {},
): FollowedMatchIndex {
  const { begin, fewestStored, longestWait, firstPause } = { ...BY_DEFAULT, ...following }
  let matchIndex: IndexThread | undefined
  let seen: Position | undefined
  let begunAt = 0
  let endings = 0
  let isPausing = false
  let isStopping = false
  let isStored = false
  let reading: Promise<void> | undefined
  let next: Promise<void> | undefined
  const storing = setInterval(() => void store().catch(noteFailure), STORE_EVERY_MS).unref()

  function beginAnew(): IndexThread {
    const thread = begin()
    begunAt = clock.now()
    seen = undefined
    void thread.ended.then((error) => {
      if (isStopping || matchIndex !== thread) return
      log.error({ err: serializeError(error) }, 'the people in memory came to an end')
      matchIndex = undefined
      seen = undefined
      endings = clock.now() - begunAt > LASTING_MS ? 1 : endings + 1
      if (endings > 1) pause(Math.min(LONGEST_PAUSE_MS, firstPause * 2 ** (endings - 2)))
    })
    return thread
  }

  /** Whoever does not fit into memory would be read again at every search otherwise. */
  function pause(milliseconds: number): void {
    isPausing = true
    setTimeout(() => {
      isPausing = false
      catchUp().catch(noteFailure)
    }, milliseconds).unref()
  }

  function noteFailure(error: unknown): void {
    log.warn({ err: serializeError(error) }, 'the people in memory could not be read or stored')
  }

  async function readChanges(): Promise<void> {
    if (isPausing) throw new Failure('Busy', { retryAfter: RETRY_SECONDS })
    const thread = (matchIndex ??= beginAnew())
    const last = seen
    const isFirst = last === undefined
    if (isFirst) await takeOverNumbers(db)
    const position = await positionOf(db)
    const mayDiffer = isFirst || last.history !== position.history
    const compared = mayDiffer && (await readDifferences(thread, isFirst ? thread.load(file) : undefined))
    if (!compared) for await (const rows of changesSince(db, last ?? BEGINNING)) put(thread, rows)
    if (matchIndex !== thread) throw new Failure('Busy', { retryAfter: RETRY_SECONDS })
    seen = position
    if (isFirst) await store()
  }

  function put(thread: IndexThread, rows: readonly ReadMember[]): void {
    isStored = false
    const left = rows.filter(({ leaving }) => leaving).map(({ profileId }) => profileId)
    thread.put(left.length === 0 ? rows : rows.filter(({ leaving }) => !leaving))
    if (left.length > 0) thread.forget(left)
  }

  /**
   * Reads whoever is kept otherwise than in the database.
   * @param loading how many come from the file, which is read meanwhile
   * @returns false where nobody came, so that there is nothing to compare with
   */
  async function readDifferences(thread: IndexThread, loading?: Promise<number>): Promise<boolean> {
    let isEmpty = false
    let compared = Promise.resolve(loading).then((loaded) => {
      isEmpty = loaded === 0
      isStored = loaded !== undefined && loaded >= fewestStored
    })
    // It is waited for below, and may fail before: also while the first digests are read.
    compared.catch(() => {})
    const everybody: Id[] = []
    for await (const part of digests(db)) {
      if (isEmpty) return false
      everybody.push(...part.map(({ id }) => id))
      compared = compared.then(() => (isEmpty ? undefined : compare(thread, part)))
      compared.catch(() => {})
    }
    await compared
    // Who was erased since the file was written is not to stay in it.
    if (!isEmpty && (await thread.keepOnly(everybody)) > 0) isStored = false
    return !isEmpty
  }

  async function compare(thread: IndexThread, part: readonly Digest[]): Promise<void> {
    const differing = await thread.differing(
      part.map(({ id }) => id),
      part.map(({ digest }) => digest),
    )
    if (differing.length > 0) put(thread, await membersOf(db, differing))
  }

  async function store(): Promise<void> {
    if (seen === undefined || matchIndex === undefined || isStored) return
    isStored = true
    await matchIndex.store(file, fewestStored)
  }

  /** A look that began before the call may have missed the caller's own write: then another one follows it. */
  async function catchUp(): Promise<void> {
    if (reading === undefined) {
      reading = readChanges().finally(() => (reading = undefined))
      return reading
    }
    next ??= reading
      .catch(() => {})
      .then(() => {
        next = undefined
        reading = readChanges().finally(() => (reading = undefined))
        return reading
      })
    return next
  }

  async function upToDate(): Promise<IndexThread> {
    await withinTime(catchUp(), longestWait)
    if (matchIndex === undefined) throw new Failure('Busy', { retryAfter: RETRY_SECONDS })
    return matchIndex
  }

  return {
    isReady: () => seen !== undefined,
    warm: catchUp,
    nearest: async (search) => (await upToDate()).nearest(search),
    named: async (question) => (await upToDate()).named(question),
    forget(ids) {
      isStored = false
      matchIndex?.forget(ids)
    },
    async stop() {
      isStopping = true
      clearInterval(storing)
      await Promise.allSettled([reading, next])
      await store().catch(noteFailure)
      await matchIndex?.stop()
    },
  }
}

/** @throws Failure Busy where it takes longer, while it goes on */
async function withinTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Failure('Busy', { retryAfter: RETRY_SECONDS })), milliseconds)
  })
  // Whoever stops waiting leaves it going on, for others.
  work.catch(() => {})
  try {
    await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
