import { keptInTab } from '../../session/kept/keptInTab.ts'

const kept = keptInTab('contacted-jobs')

/** Notes whether an employer has contacted the student and waits for an answer, for every screen. */
export const noteContactedJobs = (isWaiting: boolean): void => kept.keep(isWaiting ? 'true' : undefined)

export const useHasContactedJobs = (): boolean => kept.use() === 'true'
