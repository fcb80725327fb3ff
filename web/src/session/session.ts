import type { SignedIn } from '@trellis/contract/accounts/accounts.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { create } from 'zustand'
import { keepSession, keptSession } from './storage.ts'

/** Who is signed in, as the sign-in answered. */
export interface Person {
  readonly token: string
  readonly userId: string
  readonly userType: PersonKind
  readonly info: SignedIn['_source']['generalInfo']
  /** What unsaved text is put away with when the session ends. */
  readonly draftKey: string
}

/** Why a session ended, so that the next screen can say it. */
type Ending = 'signedOut' | 'elsewhere' | 'idle' | 'ended' | 'refused'

export interface SessionState {
  readonly person: Person | undefined
  readonly ending: Ending | undefined
  /** Whose session ended last in this tab. */
  readonly leaver: string | undefined
  /** The groups that accepted the student, as their profile told last. */
  readonly membership: readonly string[]
  /** Whether sign-in stands over the page, for whose session ended while they typed. */
  readonly isSignInModalOpened: boolean
  /** Whether text of theirs that is not stored was put away in this browser. */
  readonly hasKeptText: boolean
  /** Whether the person was never signed in before, and their guided first visit is still to come. */
  readonly firstVisit: boolean
  /** What the visitor searched for before signing in. */
  readonly searchKeyword: string | undefined
  /** The group whose invitation brought the visitor here. */
  readonly groupId: string | undefined
}

const nobody: SessionState = {
  person: undefined,
  ending: undefined,
  leaver: undefined,
  membership: [],
  isSignInModalOpened: false,
  hasKeptText: false,
  firstVisit: false,
  searchKeyword: undefined,
  groupId: undefined,
}

/** The session, kept in sessionStorage under the names of `storage.ts`: each tab has its own. */
export const useSession = create<SessionState>()(() => ({ ...nobody, ...keptSession() }))
useSession.subscribe(keepSession)

/** Starts or renews the session with what a sign-in answered, and answers whose it is. */
export function beginSession(reply: SignedIn): Person {
  const person = {
    token: reply.token,
    userId: reply._id,
    userType: reply.type,
    info: reply._source.generalInfo,
    draftKey: reply.draftKey,
  }
  const now = { person, ending: undefined, isSignInModalOpened: false, hasKeptText: false }
  useSession.setState({ ...now, ...(reply.firstVisit && { firstVisit: true }) })
  return person
}

/** Forgets everything about the session. Who leads the visitor on is `followSession`. */
export function endSession(ending: Ending): void {
  const { person } = useSession.getState()
  if (person === undefined) return
  useSession.setState({ ...nobody, leaver: person.userId, ending })
}

/** The person signed in. Only for screens below `_signedIn`, where there always is one. */
export function usePerson(): Person {
  const person = useSession((state) => state.person)
  if (person === undefined) throw new Error('This screen needs a session')
  return person
}

/** Whether the student is a member of any group, as their profile told last. */
export const isInGroups = ({ membership }: Pick<SessionState, 'membership'> = useSession.getState()): boolean => membership.length > 0
