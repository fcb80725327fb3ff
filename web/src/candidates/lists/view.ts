import { keptChoice } from '../../ui/choices/keptChoice.ts'

/** How a job's lists are shown where there is room: one as dense rows, or all of them beside each other. */
export type CandidatesView = 'list' | 'board'

/** Which of the two this browser remembers, and choosing the other. */
export const candidatesView = keptChoice<CandidatesView>('candidatesView', ['list', 'board'])
