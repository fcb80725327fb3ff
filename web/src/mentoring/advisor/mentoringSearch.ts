import type { PairsShown } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import { type MenteeSort, menteeSorts, menteesShown, type MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'

/** What of a mentoring group is looked at. */
export const mentoringParts = ['mentees', 'mentors', 'jobs', 'options', 'pairs', 'internships', 'living'] as const
export type MentoringPart = (typeof mentoringParts)[number]

const shownPairs: ReadonlySet<unknown> = new Set<PairsShown>(['asking', 'quiet'])

export interface MentoringSearch {
  /** Of whom the pairs, or the jobs, are shown; of all mentees where it is left out. */
  readonly only?: MenteesShown
  /** What stands in the names of those whose pairs are shown, and by what they are sorted; by name where it is left out. */
  readonly q?: string
  readonly sort?: MenteeSort
  /** Which published pairs are shown, of how they go on; all where it is left out. */
  readonly shown?: PairsShown
  /** The mentoring group that is opened; the list of all where it is left out. */
  readonly open?: string
  /** Mentees where it is left out. */
  readonly list?: MentoringPart
}

const ID = /^[0-9a-f-]{36}$/

/** Reads the query of the screen; what makes no sense is left out. */
export const readMentoringSearch = ({ open, list, only, q, sort, shown }: Record<string, unknown>): MentoringSearch => ({
  ...(typeof open === 'string' && ID.test(open) && { open }),
  ...(mentoringParts.includes(list as MentoringPart) && { list: list as MentoringPart }),
  ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
  ...(menteeSorts.includes(sort as MenteeSort) && sort !== 'name' && { sort: sort as MenteeSort }),
  ...(menteesShown.includes(only as MenteesShown) && { only: only as MenteesShown }),
  ...(shownPairs.has(shown) && { shown: shown as PairsShown }),
})
