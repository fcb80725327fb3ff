import { newId } from '@trellis/contract/ids.ts'
import { and, asc, count, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { type Log, toldOf } from '../log.ts'
import { tasks } from './tasks.tables.ts'

/** A kind of background work. It runs at least once for each task added, so running it twice must do no harm. */
export interface TaskKind<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: S
}

export const taskKind = <S extends z.ZodType>(name: string, payload: S): TaskKind<S> => ({ name, payload })

type Work<S extends z.ZodType> = (payload: z.output<S>) => Promise<void>

export interface TaskNumbers {
  readonly waiting: number
  readonly gaveUp: number
  /** How long the oldest due task has been waiting, in milliseconds. */
  readonly oldestDue: number
}

export interface Tasks {
  carryOut<S extends z.ZodType>(kind: TaskKind<S>, work: Work<S>): void
  /** Adds a task in the transaction that causes it. `after` delays it by so many milliseconds. */
  add<S extends z.ZodType>(tx: Queries, kind: TaskKind<S>, payload: z.input<S>, after?: number): Promise<void>
  /** Carries out whatever is due, and what that adds, until nothing is. Answers how many were done. */
  runDue(): Promise<number>
  numbers(): Promise<TaskNumbers>
  /** Looks for due tasks until stopped. */
  start(): void
  stop(): Promise<void>
}

const POLL_MS = 200
const LEASE_MS = 30_000
const MOST_ATTEMPTS = 12
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 6 * 60 * 60 * 1_000

/** Milliseconds until the next try: doubled each time, to six hours at most. */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
}

/** Work that has not ended with its lease counts as failed: else one task that hangs would hold up all others. */
async function withinLease(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Took longer than ${LEASE_MS} ms`)), LEASE_MS)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function createTasks({ db }: Pick<Database, 'db'>, clock: Clock, log: Log): Tasks {
  const works = new Map<string, { kind: TaskKind; work: Work<z.ZodType> }>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve(0)
  let stopped = false

  /**
   * Takes the next due task: nobody else sees it until the lease ends, so that a task whose server dies is taken again.
   * No transaction is open while the task is carried out.
   */
  async function takeNext() {
    const now = clock.now()
    const next = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(isNull(tasks.gaveUpAt), lte(tasks.runAt, new Date(now))))
      .orderBy(asc(tasks.runAt), asc(tasks.id))
      .limit(1)
      .for('update', { skipLocked: true })
    const [task] = await db
      .update(tasks)
      .set({ runAt: new Date(now + LEASE_MS), attempts: sql`${tasks.attempts} + 1` })
      .where(eq(tasks.id, sql`(${next})`))
      .returning()
    return task
  }

  async function runNext(): Promise<boolean> {
    const task = await takeNext()
    if (task === undefined) return false
    const ours = and(eq(tasks.id, task.id), eq(tasks.attempts, task.attempts))
    try {
      const known = works.get(task.kind)
      if (known === undefined) throw new Error(`Nobody carries out ${task.kind}`)
      await withinLease(known.work(known.kind.payload.parse(task.payload)))
      await db.delete(tasks).where(ours)
    } catch (error) {
      const lastError = toldOf(error).message.slice(0, 1_000)
      log.warn({ task: task.id, kind: task.kind, attempts: task.attempts, error: lastError }, 'task failed')
      const now = clock.now()
      const gaveUpAt = task.attempts >= MOST_ATTEMPTS ? new Date(now) : null
      await db.update(tasks).set({ lastError, gaveUpAt, runAt: new Date(now + retryDelay(task.attempts)) }).where(ours)
    }
    return true
  }

  async function runDue(): Promise<number> {
    let done = 0
    while (!stopped && (await runNext())) done++
    return done
  }

  function poll(): void {
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => {
          log.error({ err: toldOf(error) }, 'tasks could not be read')
          return 0
        })
        .finally(() => {
          if (!stopped) poll()
        })
    }, POLL_MS)
  }

  return {
    carryOut(kind, work) {
      works.set(kind.name, { kind, work })
    },
    async add(tx, kind, payload, after = 0) {
      const now = clock.now()
      await tx.insert(tasks).values({
        id: newId(now),
        kind: kind.name,
        payload,
        runAt: new Date(now + after),
        createdAt: new Date(now),
      })
    },
    runDue,
    async numbers() {
      const now = new Date(clock.now())
      const [row] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${isNull(tasks.gaveUpAt)})`.mapWith(Number),
          gaveUp: sql<number>`count(*) filter (where ${isNotNull(tasks.gaveUpAt)})`.mapWith(Number),
          total: count(),
          oldest: min(tasks.runAt),
        })
        .from(tasks)
      const oldest = row?.oldest ?? now
      return { waiting: row?.waiting ?? 0, gaveUp: row?.gaveUp ?? 0, oldestDue: Math.max(0, now.getTime() - oldest.getTime()) }
    },
    start: poll,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
