import { createStore, type StoreApi } from 'zustand/vanilla'

/** How long after the last key typed text is sent. */
const SAVE_AFTER_MS = 800

export interface SaveStatus {
  /** `typed`: about to be sent; `refused`: the last try failed; `saved`: the server has it. */
  readonly phase: 'untouched' | 'typed' | 'saving' | 'saved' | 'refused'
  /** Why the last try failed. */
  readonly failure?: unknown
  /** The fields that are not valid and so stay in the draft. */
  readonly heldBack: readonly string[]
}

export interface Saver<T> {
  readonly status: StoreApi<SaveStatus>
  /** Takes the newest text, to be sent a moment after the last of them. */
  readonly offer: (typed: T) => void
  /** Sends what is waiting now. Answers whether the server has everything. */
  readonly flush: () => Promise<boolean>
  /** Forgets what is waiting: its draft stays. */
  readonly stop: () => void
}

/**
 * Sends the newest of what it is offered, one request at a time. What fails is kept, and sent again with the next offer or
 * flush.
 * @param send stores one text and answers the fields that it had to hold back
 */
export function createSaver<T>(send: (typed: T) => Promise<readonly string[]>): Saver<T> {
  const status = createStore<SaveStatus>(() => ({ phase: 'untouched', heldBack: [] }))
  let waiting: { readonly typed: T } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let isDue = false

  async function sendWaiting(): Promise<void> {
    while (waiting !== undefined && isDue) {
      const sent = waiting
      waiting = undefined
      isDue = false
      status.setState({ phase: 'saving' })
      try {
        const heldBack = await send(sent.typed)
        status.setState({ phase: waiting === undefined ? 'saved' : 'typed', heldBack, failure: undefined })
      } catch (failure) {
        waiting ??= sent
        isDue = false
        status.setState({ phase: 'refused', failure })
      }
    }
    sending = undefined
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (waiting !== undefined) {
      isDue = true
      sending ??= sendWaiting()
    }
    await sending
    const { phase, heldBack } = status.getState()
    return (phase === 'saved' || phase === 'untouched') && heldBack.length === 0
  }

  return {
    status,
    offer(typed) {
      waiting = { typed }
      status.setState({ phase: sending ? 'saving' : 'typed' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), SAVE_AFTER_MS)
    },
    flush,
    stop() {
      clearTimeout(timer)
      waiting = undefined
    },
  }
}

/** Whether there is text that the server does not have. */
export function isUnsaved({ phase, heldBack }: SaveStatus): boolean {
  return phase === 'typed' || phase === 'saving' || phase === 'refused' || heldBack.length > 0
}
