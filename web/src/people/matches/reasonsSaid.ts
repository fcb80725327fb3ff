import type { Reason } from '@trellis/contract/matching/scores.ts'

/** Whether a reason is to be read: what a list has said often enough is left out. */
export const isSaid = ({ saidOften }: Reason): boolean => saidOften !== true

/** The reasons that are said: what adds nothing to the score only where nothing else is, or it says much by itself. */
export function reasonsSaid(reasons: readonly Reason[]): Reason[] {
  return reasons.filter((reason, at) => isSaid(reason) && isWorthSaying(reason, at))
}

function isWorthSaying({ kind, points }: Reason, at: number): boolean {
  return at === 0 || kind === 'sameTitle' || kind === 'difference' || (points > 0 && kind !== 'otherNodes')
}

/** The same with those last that name nothing, that some words are the same or that genomes are alike: a card has room for one or two. */
export function tellingFirst(reasons: readonly Reason[]): Reason[] {
  return [...reasons.filter(tellsSomething), ...reasons.filter((reason) => !tellsSomething(reason))]
}

const tellsSomething = ({ kind, words }: Reason): boolean => kind !== 'otherNodes' && (kind !== 'sharedWords' || words.includes('“'))
