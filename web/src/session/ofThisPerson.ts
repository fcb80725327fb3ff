import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { useSession } from './session.ts'

/** Runs `forget` as soon as the person signed in leaves: what they were told or did is never shown to the next. */
export function whenPersonLeaves(forget: () => void): void {
  useSession.subscribe((now, before) => {
    if (before.person !== undefined && now.person?.userId !== before.person.userId) forget()
  })
}

/** A store of what the person signed in does; for the next one it is as at first. */
export function storeOfThisPerson<T>(initial: T): UseBoundStore<StoreApi<T>> {
  const store = create<T>()(() => initial)
  whenPersonLeaves(() => store.setState(initial, true))
  return store
}
