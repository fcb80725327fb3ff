import { levels } from '@trellis/contract/profiles/levels.ts'
import { ask } from '../ask.ts'
import type { SignedIn } from '../people.ts'

/** So many of each list are asked for. */
export const TOP = 10
const words = ['python', 'teaching', 'cooking', 'music', 'welding', 'nursing', 'finance']

export interface Student extends SignedIn {
  readonly level: string
  readonly country: string
  readonly city: string
}

export type Owner = SignedIn & { readonly jobId: string }

/** Who asks, and where. */
export interface Askers {
  /** Of several processes in turn. */
  readonly origins: readonly string[]
  readonly students: readonly Student[]
  readonly owners: readonly Owner[]
}

const next = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** What is asked in turn, by each list. */
export function lists({ origins, students, owners }: Askers): Record<string, (at: number) => Promise<void>> {
  // So that each process answers everybody.
  const origin = (at: number): string => next(origins, at + Math.floor(at / students.length))
  const like = (roleModels: boolean) => (at: number) => {
    const student = next(students, at)
    return ask(origin(at), student, `/profile/like?id=${student.id}&roleModels=${String(roleModels)}&results=${TOP}`)
  }
  const find = (filters: (student: Student, at: number) => object) => (at: number) => {
    const student = next(students, at)
    return ask(origin(at), student, '/pythonApi/findPeople', { userId: student.id, size: TOP, ...filters(student, at) })
  }
  const candidates = (filters: (at: number) => object) => (at: number) => {
    const owner = next(owners, at)
    return ask(origin(at), owner, `/pythonApi/findCandidates4Job/${owner.jobId}`, { size: TOP, ...filters(at) })
  }
  return {
    'role models': like(true),
    'students like me': like(false),
    'people, everybody': find(() => ({})),
    'people, by level and country': find(({ level, country }) => ({ level: [level], locationFilter: { country } })),
    'people, by city': find(({ city }) => ({ locationFilter: { city } })),
    'people, by a word': find((_, at) => ({ keyword: next(words, at) })),
    'people, by a word and a country': find(({ country }, at) => ({ keyword: next(words, at), locationFilter: { country } })),
    'people, by a word and a city': find(({ city }, at) => ({ keyword: next(words, at), locationFilter: { city } })),
    'people, by two letters': find((_, at) => ({ keyword: next(words, at).slice(0, 2) })),
    'candidates, everybody': candidates(() => ({})),
    'candidates, by level': candidates((at) => ({ level: [next(levels, at)] })),
    'candidates, by a word': candidates((at) => ({ keyword: next(words, at) })),
  }
}
