import type { Transaction } from '../database/database.ts'

/** Something that happened in one domain and that others, higher up, may want to follow. */
export interface EventKind<Payload> {
  readonly name: string
  /** Never set: carries the payload's type. */
  readonly payload?: Payload
}

export const eventKind = <Payload>(name: string): EventKind<Payload> => ({ name })

type Listener = (tx: Transaction, payload: never) => Promise<void>

/**
 * Events of the database: listeners run inside the transaction in which the event happened, in the order they were
 * added, so that either all of it is stored or nothing. What takes long or leaves the machine belongs in a task.
 */
export interface Events {
  on<P>(kind: EventKind<P>, listener: (tx: Transaction, payload: P) => Promise<void>): void
  emit<P>(tx: Transaction, kind: EventKind<P>, payload: P): Promise<void>
}

export function createEvents(): Events {
  const listeners = new Map<string, Listener[]>()
  return {
    on(kind, listener) {
      listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), listener])
    },
    async emit(tx, kind, payload) {
      for (const listener of listeners.get(kind.name) ?? []) await listener(tx, payload as never)
    },
  }
}
