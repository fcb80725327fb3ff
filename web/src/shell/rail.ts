import { keptChoice } from '../ui/choices/keptChoice.ts'

const rail = keptChoice('rail', ['open', 'folded'])

/** Whether the rail of areas is folded on wide screens. */
export const useIsFolded = (): boolean => rail.use() === 'folded'

/** Folds the rail, or opens it, in this browser from now on. */
export const foldRail = (isFolded: boolean): void => rail.choose(isFolded ? 'folded' : 'open')
