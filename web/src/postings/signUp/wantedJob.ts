import { paths } from '@trellis/contract/screens.ts'
import { keptInTab } from '../../session/keptInTab.ts'

/** The public job from which a visitor goes to make an account, in this tab. */
export const wantedJob = keptInTab('jobId')

/** Its public page. */
export function useWantedJobAddress(): string | undefined {
  const jobId = wantedJob.use()
  return jobId && paths.publicJob(jobId)
}
