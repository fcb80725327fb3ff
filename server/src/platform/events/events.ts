import type { Transaction } from '../database/database.ts'

/** Something that happened in one domain and that others, higher up, may want to follow. */
export interface EventKind<Payload> {
  readonly name: string
  /** Never set: carries the payload's type. */
  readonly payload?: Payload
}

export const eventKind = <Payload>(name: string): EventKind<Payload> => ({ name })

/** What takes long or leaves the machine belongs in a task instead, and what is only shown or kept in memory in an announcement. */
export interface Events {
  /**
   * Inside the transaction in which it happened, in the order in which the listeners were added: either all of it is stored
   * or nothing.
   */
  on<P>(kind: EventKind<P>, listener: (tx: Transaction, payload: P) => Promise<void>): void
  emit<P>(tx: Transaction, kind: EventKind<P>, payload: P): Promise<void>
}

/** One way in which a domain follows what happens, as it stands at its front door. */
export type Listener = (events: Events) => void

/** Follows in the transaction in which it happens. */
export const inTransaction =
  <P>(kind: EventKind<P>, handle: (tx: Transaction, payload: P) => Promise<void>): Listener =>
  (events) =>
    events.on(kind, handle)

type Handler = (tx: Transaction, payload: never) => Promise<void>

/**
 * Events without listeners. They are heard one after the other, in the order in which they began to listen, in the transaction that
 * emits.
 */
export function createEvents(): Events {
  const listeners = new Map<string, Handler[]>()
  return {
    on: ({ name }, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    async emit(tx, kind, payload) {
      for (const listener of listeners.get(kind.name) ?? []) await listener(tx, payload as never)
    },
  }
}
