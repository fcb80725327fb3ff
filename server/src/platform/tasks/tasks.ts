import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { newId } from '@trellis/contract/wire/ids.ts'
import { toWire } from '@trellis/contract/wire/spelling.ts'
import { and, asc, eq, inArray, isNotNull, isNull, lte, min, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { type Log, serializeError } from '../log.ts'
import { atOnce, type Lane, lanes, MOST_ATTEMPTS, restful, retryDelay } from './lanes.ts'
import { LEASE_MS, withinLease } from './lease.ts'
import { tasks } from './tasks.tables.ts'

/** A kind of background work. It runs at least once for each task added, so running it twice must do no harm. */
export interface TaskKind<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: S
  readonly lane: Lane
}

export const taskKind = <S extends z.ZodType>(name: string, payload: S, lane: Lane = 'here'): TaskKind<S> => ({
  name,
  payload,
  lane,
})

/** Thrown by work that would fail again however often it is tried: the task is given up at once. */
export class NotWorthRetrying extends Error {}

/** Thrown by work that has done a part of what it has to do, before its lease ends: the task is due again at once, as one that was never tried. */
export class GoesOnLater extends Error {}

/** Thrown by work that has to wait for something else: the task is due again after so many milliseconds, and this was none of its tries. */
export class PutOff extends Error {
  readonly after: number
  constructor(after: number) {
    super('It waits for something else')
    this.after = after
  }
}

type Work<S extends z.ZodType> = (payload: z.output<S>) => Promise<void>

/** Notes that a task is given up, for whatever reason, in the transaction that gives it up. */
type Noting<S extends z.ZodType> = (tx: Queries, payload: z.output<S>) => Promise<void>

export interface TaskNumbers {
  readonly waiting: number
  readonly gaveUp: number
  /** How long the oldest due task has been waiting, in milliseconds. */
  readonly oldestDue: number
}

export interface Tasks {
  carryOut<S extends z.ZodType>(kind: TaskKind<S>, work: Work<S>, givenUp?: Noting<S>): void
  /** Adds a task in the transaction that causes it. `after` delays it by so many milliseconds. */
  add<S extends z.ZodType>(tx: Queries, kind: TaskKind<S>, payload: z.input<S>, after?: number): Promise<void>
  /** Adds a task for each of these. */
  addEach<S extends z.ZodType>(tx: Queries, kind: TaskKind<S>, payloads: readonly z.input<S>[], after?: number): Promise<void>
  /** Adds a task for each of these unless the same one waits that nobody has begun: what is changed many times is looked at once after the last time. */
  addUnlessWaiting<S extends z.ZodType>(tx: Queries, kind: TaskKind<S>, payloads: readonly z.input<S>[]): Promise<void>
  /** Adds a task in the place of all others of its kind: going through everything begins anew, and nothing goes through it twice. */
  addInstead<S extends z.ZodType>(tx: Queries, kind: TaskKind<S>, payload: z.input<S>): Promise<void>
  /** Deletes all tasks in whose payload one of these words stands as a whole value: of somebody who is erased. */
  forget(tx: Queries, words: readonly string[]): Promise<void>
  /** Carries out whatever is due, and what that adds, until nothing is. Answers how many were done. */
  runDue(): Promise<number>
  numbers(): Promise<TaskNumbers>
  /** Looks for due tasks until stopped. */
  start(): void
  stop(): Promise<void>
}

/** Work of a domain, as it stands at its front door. */
export type TaskWork = (tasks: Pick<Tasks, 'carryOut'>) => void

export const carriedOut =
  <S extends z.ZodType>(kind: TaskKind<S>, work: Work<S>, givenUp?: Noting<S>): TaskWork =>
  (tasks) =>
    tasks.carryOut(kind, work, givenUp)

/** After a task that takes this machine none is begun for so many times as long as it took, so that the database stays free for requests. */
const REST = 4
const LONGEST_REST_MS = 1_000
const POLL_MS = 200

type Task = typeof tasks.$inferSelect

/** Tasks that are kept in the database: processes share them, and none is lost with a process. */
export function createTasks({ db }: Pick<Database, 'db'>, clock: Clock, log: Log): Tasks {
  const works = new Map<string, { kind: TaskKind; work: Work<z.ZodType>; givenUp: Noting<z.ZodType> | undefined }>()
  const underWay: Record<Lane, Set<Promise<void>>> = { here: new Set(), awaited: new Set(), away: new Set(), letters: new Set() }
  const allUnderWay = () => lanes.flatMap((lane) => [...underWay[lane]])
  const stopping = new AbortController()
  let looking: Promise<void> | undefined

  /** What is in one of some lanes. What nobody carries out is here. */
  function isIn(some: readonly Lane[]): SQL | undefined {
    const namesIn = (lane: Lane) => [...works.values()].filter(({ kind }) => kind.lane === lane).map(({ kind }) => kind.name)
    const elsewhere = lanes.filter((lane) => lane !== 'here').flatMap(namesIn)
    return or(...some.map((lane) => (lane === 'here' ? notInArray(tasks.kind, elsewhere) : inArray(tasks.kind, namesIn(lane)))))
  }

  /**
   * Takes the next due task of a lane that has room: nobody else sees it until the lease ends, so that a task whose server
   * dies is taken again. No transaction is open while the task is carried out.
   */
  async function takeNext(): Promise<Task | undefined> {
    const roomy = lanes.filter((lane) => underWay[lane].size < atOnce[lane])
    if (roomy.length === 0 || stopping.signal.aborted) return undefined
    const now = clock.now()
    const next = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(isNull(tasks.gaveUpAt), lte(tasks.runAt, new Date(now)), isIn(roomy)))
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

  /** What nobody carries out is here. */
  const laneOf = ({ kind }: Task): Lane => works.get(kind)?.kind.lane ?? 'here'

  async function run(task: Task): Promise<void> {
    const ours = and(eq(tasks.id, task.id), eq(tasks.attempts, task.attempts))
    const most = MOST_ATTEMPTS[laneOf(task)]
    try {
      // Nobody wrote down how the last try failed: it may be the task that ends the server.
      if (task.attempts > most) throw new Error('The server ended during the last try')
      const registered = works.get(task.kind)
      if (registered === undefined) throw new Error(`Nobody carries out ${task.kind}`)
      await withinLease(registered.work(registered.kind.payload.parse(task.payload)))
      await db.delete(tasks).where(ours)
    } catch (error) {
      if (error instanceof GoesOnLater) return makeDue(ours, { after: 0, attempts: 0 })
      if (error instanceof PutOff) return makeDue(ours, { after: error.after, attempts: task.attempts - 1 })
      const lastError = serializeError(error).message.slice(0, 1_000)
      log.warn({ task: task.id, kind: task.kind, attempts: task.attempts, error: lastError }, 'task failed')
      const now = clock.now()
      const isGivenUp = task.attempts >= most || error instanceof NotWorthRetrying
      const gaveUpAt = isGivenUp ? new Date(now) : null
      const left = { lastError, gaveUpAt, runAt: new Date(now + retryDelay(task.attempts)) }
      await db.transaction(async (tx) => {
        const { rowCount } = await tx.update(tasks).set(left).where(ours)
        if (isGivenUp && rowCount) await noteGivenUp(tx, task)
      })
    }
  }

  async function noteGivenUp(tx: Queries, task: Task): Promise<void> {
    const { kind, givenUp } = works.get(task.kind) ?? {}
    const payload = kind?.payload.safeParse(task.payload)
    if (payload?.success) await givenUp?.(tx, payload.data)
  }

  /** Under another id: whoever carried it out before, and is late, takes it for none of theirs. */
  async function makeDue(which: SQL | undefined, { after, attempts }: { after: number; attempts: number }): Promise<void> {
    const now = clock.now()
    await db
      .update(tasks)
      .set({ id: newId(now), runAt: new Date(now + after), attempts })
      .where(which)
  }

  async function runAndRest(task: Task, lane: Lane): Promise<void> {
    const began = performance.now()
    await run(task).catch((error: unknown) => log.error({ err: serializeError(error), task: task.id }, 'a task is left to its lease'))
    if (looking === undefined || !restful.has(lane)) return
    const rest = Math.min(LONGEST_REST_MS, REST * (performance.now() - began))
    await pause(rest, undefined, { signal: stopping.signal }).catch(() => {})
  }

  function begin(task: Task): void {
    const lane = laneOf(task)
    const work = runAndRest(task, lane).finally(() => underWay[lane].delete(work))
    underWay[lane].add(work)
  }

  /**
   * Begins whatever is due, as long as there is room for it.
   * @returns how many, and what was under way when no more was found
   */
  async function beginDue(): Promise<{ begun: number; others: Promise<void>[] }> {
    for (let begun = 0; ; begun++) {
      const others = allUnderWay()
      const task = await takeNext()
      if (task === undefined) return { begun, others }
      begin(task)
    }
  }

  async function lookUntilStopped(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      const others = await beginDue().then(
        (looked) => looked.others,
        (error: unknown) => {
          log.error({ err: serializeError(error) }, 'tasks could not be read')
          return []
        },
      )
      await Promise.race([...others, pause(POLL_MS, undefined, { signal }).catch(() => {})])
    }
  }

  return {
    carryOut(kind, work, givenUp) {
      works.set(kind.name, { kind, work, givenUp })
    },
    add(tx, kind, payload, after) {
      return this.addEach(tx, kind, [payload], after)
    },
    async addEach(tx, kind, payloads, after = 0) {
      if (payloads.length === 0) return
      const now = clock.now()
      const [runAt, createdAt] = [new Date(now + after), new Date(now)]
      const stored = payloads.map((payload) => ({
        id: newId(now),
        kind: kind.name,
        payload: toWire(kind.payload, payload),
        runAt,
        createdAt,
      }))
      await tx.insert(tasks).values(stored)
    },
    async addUnlessWaiting(tx, kind, payloads) {
      if (payloads.length === 0) return
      const stored = payloads.map((payload) => toWire(kind.payload, payload))
      const isSame = sql`${tasks.payload} = any(${sql.param(stored.map((one) => JSON.stringify(one)))}::jsonb[])`
      // Held, so that nobody begins it before what it is to see is there.
      const waiting = await tx
        .select({ payload: tasks.payload })
        .from(tasks)
        .where(and(eq(tasks.kind, kind.name), isSame, eq(tasks.attempts, 0)))
        .for('update', { skipLocked: true })
      const isWaiting = (at: number): boolean => waiting.some(({ payload }) => isDeepStrictEqual(payload, stored[at]))
      const missing = payloads.filter((_, at) => !isWaiting(at))
      await this.addEach(tx, kind, missing)
    },
    async addInstead(tx, kind, payload) {
      await tx.delete(tasks).where(eq(tasks.kind, kind.name))
      await this.add(tx, kind, payload)
    },
    async forget(tx, words) {
      const vars = JSON.stringify({ words })
      await tx.delete(tasks).where(sql`jsonb_path_exists(${tasks.payload}, '$.** ? (@ == $words[*])', ${vars}::jsonb)`)
    },
    async runDue() {
      for (let done = 0; ;) {
        const { begun, others } = await beginDue()
        done += begun
        if (others.length === 0) return done
        await Promise.race(others)
      }
    },
    async numbers() {
      const now = new Date(clock.now())
      const [row] = await db
        .select({
          waiting: sql<number>`count(*) filter (where ${isNull(tasks.gaveUpAt)})`.mapWith(Number),
          gaveUp: sql<number>`count(*) filter (where ${isNotNull(tasks.gaveUpAt)})`.mapWith(Number),
          oldest: sql`${min(tasks.runAt)} filter (where ${isNull(tasks.gaveUpAt)})`.mapWith(tasks.runAt),
        })
        .from(tasks)
      const oldest = row?.oldest ?? now
      return { waiting: row?.waiting ?? 0, gaveUp: row?.gaveUp ?? 0, oldestDue: Math.max(0, now.getTime() - oldest.getTime()) }
    },
    start() {
      looking = lookUntilStopped()
    },
    async stop() {
      stopping.abort()
      await looking
      await Promise.all(allUnderWay())
    },
  }
}
