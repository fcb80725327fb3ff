import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { storeOfThisPerson } from '../../../session/ofThisPerson.ts'

const useAdding = storeOfThisPerson<{ readonly people: readonly Candidate[] | undefined }>({ people: undefined })

/** Asks into which cohort some members are put. */
export const askForCohort = (people: readonly Candidate[]): void => useAdding.setState({ people })

export const stopAskingForCohort = (): void => useAdding.setState({ people: undefined })

/** Those who are about to be put into a cohort. */
export const usePeopleToAdd = (): readonly Candidate[] | undefined => useAdding(({ people }) => people)
