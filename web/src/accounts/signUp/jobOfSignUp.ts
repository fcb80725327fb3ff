import { useSession } from '../../session/session.ts'

const KEY = 'jobOfSignUp'
/** As long as the mailed link works. */
const KEPT_MS = 24 * 60 * 60_000

/** What all tabs of this browser read, since the mailed link opens one of its own; undefined where the browser refuses it. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The job that brought somebody here, as it is stored for the first sign-in of the account they made. */
export function storedJob(userId: string, jobId: string, now: number): string {
  return JSON.stringify({ userId, jobId, until: now + KEPT_MS })
}

/** The job in what is stored, if it is this person's and not a day old. */
export function jobIn(stored: string, userId: string, now: number): string | undefined {
  try {
    const kept = JSON.parse(stored) as Record<string, unknown>
    return kept['userId'] === userId && Number(kept['until']) > now ? String(kept['jobId']) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the job from which the visitor came to make an account, now that it is made. */
export function keepJobFor(userId: string): void {
  const { jobId } = useSession.getState()
  if (jobId === undefined) return
  useSession.setState({ jobId: undefined })
  try {
    browserStorage()?.setItem(KEY, storedJob(userId, jobId, Date.now()))
  } catch {
    // The storage is full: the first sign-in leads where every other does.
  }
}

/** The job kept for this person, once. Who signs in as somebody else leaves it where it is. */
export function takeJobOf(userId: string): string | undefined {
  const storage = browserStorage()
  const jobId = jobIn(storage?.getItem(KEY) ?? '', userId, Date.now())
  if (jobId !== undefined) storage?.removeItem(KEY)
  return jobId
}
