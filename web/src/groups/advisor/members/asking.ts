import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { storeOfThisPerson } from '../../../session/ofThisPerson.ts'

/** What is asked about some members beside how it is decided about them. */
interface Asked {
  readonly what: 'cohort' | 'role' | 'hide' | 'publish'
  readonly people: readonly Candidate[]
}

const useAsking = storeOfThisPerson<{ readonly asked: Asked | undefined }>({ asked: undefined })

/** Asks into which cohort some members are put, which role they have, or whether the profile of one is hidden. */
export const ask = (what: Asked['what'], people: readonly Candidate[]): void => useAsking.setState({ asked: { what, people } })

export const stopAsking = (): void => useAsking.setState({ asked: undefined })

export const useAsked = (): Asked | undefined => useAsking(({ asked }) => asked)

/** Those who are asked about: by name, or how many. */
export const whoWords = (people: readonly Candidate[]): string =>
  people.length === 1 ? people[0]!._source.generalInfo.name : `${people.length.toLocaleString('en')} people`
