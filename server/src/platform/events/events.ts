import { afterCommit } from '../database/afterCommit.ts'
import type { Transaction } from '../database/database.ts'
import { type Log, serializeError } from '../log.ts'

/** Something that happened in one domain and that others, higher up, may want to follow. */
export interface EventKind<Payload> {
  readonly name: string
  /** Never set: carries the payload's type. */
  readonly payload?: Payload
}

export const eventKind = <Payload>(name: string): EventKind<Payload> => ({ name })

/** Ways to follow what happens. What takes long or leaves the machine belongs in a task instead. */
export interface Events {
  /**
   * Inside the transaction in which it happened, in the order in which the listeners were added: either all of it is stored
   * or nothing.
   */
  on<P>(kind: EventKind<P>, listener: (tx: Transaction, payload: P) => Promise<void>): void
  /** Once the transaction is committed, in this process alone; lost where the process ends in between. */
  afterCommit<P>(kind: EventKind<P>, listener: (payload: P) => void): void
  emit<P>(tx: Transaction, kind: EventKind<P>, payload: P): Promise<void>
}

/** One way in which a domain follows what happens, as it stands at its front door. */
export type Listener = (events: Events) => void

/** Follows in the transaction in which it happens. */
export const inTransaction =
  <P>(kind: EventKind<P>, handle: (tx: Transaction, payload: P) => Promise<void>): Listener =>
  (events) =>
    events.on(kind, handle)

/** Follows once it is committed; lost where the process ends in between. */
export const onceCommitted =
  <P>(kind: EventKind<P>, handle: (payload: P) => void): Listener =>
  (events) =>
    events.afterCommit(kind, handle)

type Handler = (tx: Transaction, payload: never) => Promise<void>

export function createEvents(log: Log): Events {
  const listeners = new Map<string, Handler[]>()
  const follow = (name: string, listener: Handler): void => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener])
  }
  /** What is committed stays, whatever a listener makes of it. */
  const notify = (act: () => void): void => {
    try {
      act()
    } catch (error) {
      log.error({ err: serializeError(error) }, 'what follows a commit failed')
    }
  }
  return {
    on: ({ name }, listener) => follow(name, listener),
    afterCommit({ name }, listener) {
      follow(name, async (tx, payload) => afterCommit(tx, () => notify(() => listener(payload))))
    },
    async emit(tx, kind, payload) {
      for (const listener of listeners.get(kind.name) ?? []) await listener(tx, payload as never)
    },
  }
}
