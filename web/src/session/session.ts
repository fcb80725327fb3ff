import type { SignedIn } from '@trellis/contract/accounts.ts'
import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { sessionKeys } from './storage.ts'

/** Who is signed in, as the sign-in answered. */
export interface Person {
  readonly token: string
  readonly userId: string
  readonly userType: ProfileType
  readonly info: SignedIn['_source']['generalInfo']
}

/** Why a session ended, so that the next screen can say it. */
type Ending = 'signedOut' | 'idle' | 'ended' | 'refused'

export interface SessionState {
  readonly person: Person | undefined
  readonly ending: Ending | undefined
  /** Whose session ended last in this tab. */
  readonly leaver: string | undefined
  /** What the visitor searched for before signing in. */
  readonly searchKeyword: string | undefined
  /** The group whose invitation brought the visitor here. */
  readonly groupId: string | undefined
  /** The public job from which the visitor went to make an account. */
  readonly jobId: string | undefined
  /** Whether an employer has contacted the student and waits for an answer. */
  readonly hasContactedJobs: boolean
}

const nobody: SessionState = {
  person: undefined,
  ending: undefined,
  leaver: undefined,
  searchKeyword: undefined,
  groupId: undefined,
  jobId: undefined,
  hasContactedJobs: false,
}

/** The session, kept in sessionStorage under the names of `storage.ts`: each tab has its own. */
export const useSession = create<SessionState>()(
  persist<SessionState>(
    () => nobody,
    { name: 'session', storage: sessionKeys },
  ),
)

/** Starts or renews the session with what a sign-in answered, and answers whose it is. */
export function beginSession(reply: SignedIn): Person {
  const person = {
    token: reply.token,
    userId: reply._id,
    userType: reply.type,
    info: reply._source.generalInfo,
  }
  useSession.setState({ person, ending: undefined })
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
