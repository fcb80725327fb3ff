import type { PairsShown } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import { menteesShown, type MenteesShown } from '@trellis/contract/mentoring/diadTable.ts'

/** What of a mentoring group is looked at. */
export const mentoringParts = ['mentees', 'mentors', 'jobs', 'options', 'pairs', 'living'] as const
export type MentoringPart = (typeof mentoringParts)[number]

const shownPairs: ReadonlySet<unknown> = new Set<PairsShown>(['asking', 'quiet'])

export interface MentoringSearch {
  /** Of whom the pairs are shown; of all mentees where it is left out. */
  readonly only?: MenteesShown
  /** Which published pairs are shown, of how they go on; all where it is left out. */
  readonly shown?: PairsShown
  /** The mentoring group that is opened; the list of all where it is left out. */
  readonly open?: string
  /** Mentees where it is left out. */
  readonly list?: MentoringPart
}

const ID = /^[0-9a-f-]{36}$/

/** Reads the query of the screen; what makes no sense is left out. */
export const readMentoringSearch = ({ open, list, only, shown }: Record<string, unknown>): MentoringSearch => ({
  ...(typeof open === 'string' && ID.test(open) && { open }),
  ...(mentoringParts.includes(list as MentoringPart) && { list: list as MentoringPart }),
  ...(menteesShown.includes(only as MenteesShown) && { only: only as MenteesShown }),
  ...(shownPairs.has(shown) && { shown: shown as PairsShown }),
})
