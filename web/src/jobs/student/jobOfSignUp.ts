import { paths } from '@trellis/contract/screens.ts'
import { keptForAccount } from '../../session/kept/keptForAccount.ts'

/** The public job from which a visitor goes to make an account. */
const wanted = keptForAccount({ inTab: 'jobId', inBrowser: 'jobOfSignUp' })

export const { keep: keepWantedJob, keepFor: keepJobFor } = wanted

/** Its public page. */
export function useWantedJobAddress(): string | undefined {
  const jobId = wanted.use()
  return jobId && paths.publicJob(jobId)
}

/** The address of the job kept for this person, once. */
export function takeJobOf(userId: string): string | undefined {
  const jobId = wanted.takeOf(userId)
  return jobId && paths.job(userId, jobId)
}
