import { paths } from '@trellis/contract/screens.ts'
import { keptInTab } from '../../session/keptInTab.ts'
import { browserStorage } from '../../session/storage.ts'

const KEY = 'jobOfSignUp'
/** As long as the mailed link works, which opens a tab of its own. */
const KEPT_MS = 24 * 60 * 60_000

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

const wanted = keptInTab('jobId')

/** Keeps the public job from which a visitor goes to make an account. */
export const keepWantedJob = (jobId: string): void => wanted.keep(jobId)

/** Its public page. */
export function useWantedJobAddress(): string | undefined {
  const jobId = wanted.use()
  return jobId && paths.publicJob(jobId)
}

/** Keeps it for the account, now that it is made. */
export function keepJobFor(userId: string): void {
  const jobId = wanted.read()
  if (jobId === undefined) return
  wanted.keep(undefined)
  try {
    browserStorage()?.setItem(KEY, storedJob(userId, jobId, Date.now()))
  } catch {
    // The storage is full: the first sign-in leads where every other does.
  }
}

/** The address of the job kept for this person, once. Who signs in as somebody else leaves it where it is. */
export function takeJobOf(userId: string): string | undefined {
  const storage = browserStorage()
  const jobId = jobIn(storage?.getItem(KEY) ?? '', userId, Date.now())
  if (jobId !== undefined) storage?.removeItem(KEY)
  return jobId && paths.job(userId, jobId)
}
