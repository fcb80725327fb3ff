import { endSession, type Person, useSession } from './session.ts'

/** The name of the channel, and of the lock that every tab with a session holds a share of. */
const NAME = 'trellis.session'
/** How long a new tab waits for another's answer, where there is another. */
const ANSWER_MS = 500

type Message =
  | { readonly kind: 'asked' }
  | { readonly kind: 'told'; readonly person: Person }
  | { readonly kind: 'signedOut'; readonly token: string }
  | { readonly kind: 'active'; readonly token: string }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
const say = (message: Message) => channel?.postMessage(message)
const current = () => useSession.getState().person

function listen(hear: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => hear(data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}

/** Whether another tab of this browser has a session. Nobody waits for an answer where none is to come. */
async function isSomebodyThere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === NAME)
}

/** Takes the session over from an open tab, for a tab that has none: each keeps it in its own storage. */
export async function takeSessionOver(): Promise<void> {
  if (channel === undefined || current() !== undefined || !(await isSomebodyThere())) return
  await new Promise<void>((resolve) => {
    const stop = listen((message) => {
      if (message.kind !== 'told') return
      if (current() === undefined) useSession.setState({ person: message.person })
      finish()
    })
    const timer = setTimeout(() => finish(), ANSWER_MS)
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    say({ kind: 'asked' })
  })
}

/**
 * Keeps the tabs with one session in step: a new one is told of it, signing out of one signs out of all, signing in again
 * in one renews the others.
 */
export function shareSession(): void {
  listen((message) => {
    const person = current()
    if (person === undefined) return
    if (message.kind === 'asked') say({ kind: 'told', person })
    if (message.kind === 'signedOut' && message.token === person.token) endSession('elsewhere')
    if (message.kind === 'told' && message.person.userId === person.userId && message.person.token !== person.token) {
      useSession.setState({ person: message.person, isSignInModalOpened: false })
    }
  })
  useSession.subscribe((now, before) => {
    if (now.person === before.person) return
    if (now.person !== undefined) hold()
    else letGo()
    const isRenewed = now.person !== undefined && now.person.userId === before.person?.userId
    if (isRenewed && before.isSignInModalOpened) say({ kind: 'told', person: now.person })
    if (before.person !== undefined && now.ending === 'signedOut') say({ kind: 'signedOut', token: before.person.token })
  })
  if (current() !== undefined) hold()
}

/** Tells the other tabs with this session that its person is there. */
export function sayActive(): void {
  const person = current()
  if (person !== undefined) say({ kind: 'active', token: person.token })
}

/** Runs `note` whenever the person is active in another tab with this session. */
export const whenActiveElsewhere = (note: () => void): (() => void) =>
  listen((message) => {
    if (message.kind === 'active' && message.token === current()?.token) note()
  })

let letGo: () => void = () => undefined

/** Holds a share of the lock for as long as this tab has a session. */
function hold(): void {
  letGo()
  void navigator.locks?.request(NAME, { mode: 'shared' }, () => new Promise<void>((resolve) => (letGo = resolve)))
}
