import { ENOUGH_SUGGESTED, LEAST_WELL } from './score.ts'

/** From which raw score on people are found, and where the list ends. */
export interface Reach {
  readonly least: number
  readonly most?: number
}

interface Suggesting<T> {
  readonly find: (reach: Reach) => Promise<T>
  readonly countOf: (found: T) => number
  /** From which raw score on people are well like somebody, or fit a posting well. */
  readonly well?: number
  /** How like somebody the nearest are at least, where few are well like them. */
  readonly least: number
  /** How many make a list long enough. */
  readonly enough?: number
}

/** Finds whoever is well like somebody, or fits a posting well; where these are fewer than enough, so many of the nearest. */
export async function findEnough<T>({ find, countOf, well = LEAST_WELL, least, enough = ENOUGH_SUGGESTED }: Suggesting<T>): Promise<T> {
  const fitting = await find({ least: well })
  // Where the nearest have to fit as well as all others, there are no more of them.
  return least >= well || countOf(fitting) >= enough ? fitting : find({ least, most: enough })
}
