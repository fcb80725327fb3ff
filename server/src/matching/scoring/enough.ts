import { ENOUGH_SUGGESTED, LEAST_WELL } from './score.ts'

/** From which raw score on people are found, and where the list ends. */
export interface Reach {
  readonly least: number
  readonly most?: number
}

interface Suggesting<T> {
  readonly find: (reach: Reach) => Promise<T>
  readonly countOf: (found: T) => number
  /** How like somebody the nearest are at least, where few are well like them. */
  readonly least: number
  /** How many make a list long enough. */
  readonly enough?: number
}

/** Finds whoever is well like somebody; where these are fewer than enough, so many of the nearest. */
export async function findEnough<T>({ find, countOf, least, enough = ENOUGH_SUGGESTED }: Suggesting<T>): Promise<T> {
  const alike = await find({ least: LEAST_WELL })
  return countOf(alike) >= enough ? alike : find({ least, most: enough })
}
