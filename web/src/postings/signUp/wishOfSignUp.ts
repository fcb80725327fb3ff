import { DAY_MS } from '@trellis/contract/durations.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../../session/session.ts'
import { browserStorage } from '../../session/storage.ts'
import { addressOfCode, wantedCode } from './wantedCode.ts'
import { wantedJob } from './wantedJob.ts'

const KEY = 'jobOfSignUp'
/** As long as the mailed link works, which opens a tab of its own. */
const KEPT_MS = DAY_MS

/** What brought somebody here to make an account: a public job, the invitation of a group, or its code. */
export interface Wish {
  readonly jobId?: string | undefined
  readonly groupId?: string | undefined
  readonly code?: string | undefined
}

/** A wish as it is stored for the first sign-in of the account that was made. */
export function storedWish(userId: string, { jobId, groupId, code }: Wish, now: number): string {
  return JSON.stringify({ userId, jobId, groupId, code, until: now + KEPT_MS })
}

/** The wish in what is stored, if it is this person's and not a day old. */
export function wishIn(stored: string, userId: string, now: number): Wish | undefined {
  try {
    const { userId: whose, until, jobId, groupId, code } = JSON.parse(stored) as Record<string, unknown>
    if (whose !== userId || !(Number(until) > now)) return undefined
    return {
      ...(typeof jobId === 'string' && { jobId }),
      ...(typeof groupId === 'string' && { groupId }),
      ...(typeof code === 'string' && { code }),
    }
  } catch {
    return undefined
  }
}

/** Keeps what the visitor of this tab wants for the account, now that it is made. */
export function keepWishFor(userId: string): void {
  const wish: Wish = { jobId: wantedJob.read(), groupId: useSession.getState().groupId, code: wantedCode.read() }
  if (Object.values(wish).every((one) => one === undefined)) return
  wantedJob.keep(undefined)
  wantedCode.keep(undefined)
  useSession.setState({ groupId: undefined })
  try {
    browserStorage()?.setItem(KEY, storedWish(userId, wish, Date.now()))
  } catch {
    // The storage is full: the first sign-in leads where every other does.
  }
}

/**
 * The address to which whoever has just signed in wanted to go, once: a group whose invitation brought them, which they then ask to join; where
 * its code is used; or a job. Who signs in as somebody else leaves what is kept for an account where it is.
 */
export function takeWishOf(userId: string): string | undefined {
  const storage = browserStorage()
  const kept = wishIn(storage?.getItem(KEY) ?? '', userId, Date.now())
  if (kept !== undefined) storage?.removeItem(KEY)
  const groupId = useSession.getState().groupId ?? kept?.groupId
  if (groupId === undefined && kept?.code !== undefined) return addressOfCode(kept.code)
  if (groupId === undefined) return kept?.jobId && paths.job(userId, kept.jobId)
  useSession.setState({ groupId })
  return paths.group(userId, groupId)
}
