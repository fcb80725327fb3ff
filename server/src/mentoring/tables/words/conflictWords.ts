import type { Demand, Problem } from '../../solver/problem.ts'
import type { TableState } from '../tableState.ts'

const count = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`

/** What is asked, each in a sentence, such as 'Ada Park is to have at least 1 mentor'. Equal ones of many people are counted. */
export function conflictInWords(state: TableState, problem: Problem, demands: readonly Demand[]): string[] {
  const isJob = state.jobs !== undefined
  const noun = isJob ? 'job' : 'mentor'
  const mentee = (at: number): string => state.mentees[at]!.name
  const mentor = (at: number): string => state.mentors[at]!.name
  const pin = (at: number): string => `${mentee(problem.pins![at]!.mentee)} with ${mentor(problem.pins![at]!.mentor)}`
  const words = (demand: Demand): string => {
    switch (demand.kind) {
      case 'require':
        return `You require ${pin(demand.pin)}`
      case 'forbid':
        return `You forbid ${pin(demand.pin)}`
      case 'lock': {
        const lock = problem.locks![demand.lock]!
        const pauses = state.paused.includes(state.mentees[lock.mentee]!.id)
        if (pauses) return `${mentee(lock.mentee)} pauses and stays with ${mentor(lock.mentor)}, unless you forbid it`
        return `You locked ${mentee(lock.mentee)} with ${mentor(lock.mentor)}`
      }
      case 'least':
        return `${mentee(demand.mentee)} is to have at least ${count(problem.mentees[demand.mentee]!.least, noun)}`
      case 'most':
        return `${mentee(demand.mentee)} is to have at most ${count(problem.mentees[demand.mentee]!.most, noun)}`
      case 'capacity':
        return `${mentor(demand.mentor)} ${isJob ? 'is for' : 'takes'} ${count(problem.mentors[demand.mentor]!.capacity, 'mentee')}`
      case 'sharedSlots':
        return 'A group of mentees shares places'
    }
  }
  const least = demands.filter(({ kind }) => kind === 'least')
  const capacities = demands.filter(({ kind }) => kind === 'capacity')
  const others = demands.filter(({ kind }) => kind !== 'least' && kind !== 'capacity')
  return [
    ...others.map(words),
    ...told(least, words, `mentees are to have a ${noun} each`),
    ...told(capacities, words, `${noun}s have no place left`),
  ]
}

const MOST_TOLD = 6

/** Many of a kind are told by the first ones and how many more there are. */
function told(some: readonly Demand[], words: (demand: Demand) => string, rest: string): string[] {
  const first = some.slice(0, some.length > MOST_TOLD + 1 ? MOST_TOLD : some.length).map(words)
  return first.length < some.length ? [...first, `${some.length - first.length} more ${rest}`] : first
}
