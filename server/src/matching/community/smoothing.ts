import { idfOf, type Population } from '../../genome/population/population.ts'

/** A table that another is smoothed toward, which counts as much as so many people. */
export interface Prior {
  readonly table: Population
  readonly people: number
}

/** What was measured of so many people, drawn toward what is known of others: the mean of both, by how many they are. */
export function smoothed(own: number, people: number, prior: { value: number; people: number } | undefined): number {
  return prior === undefined ? own : (people * own + prior.people * prior.value) / (people + prior.people)
}

/**
 * The inverse document frequencies of keys by who uses them, drawn toward those of another table, whose other keys come along.
 * @param uses by key, how many of these people use it
 */
export function smoothedIdfs(
  uses: readonly (readonly [string, number])[],
  people: number,
  prior: Prior | undefined,
  part: 'tagIdf' | 'textIdf',
): [string, number][] {
  if (prior === undefined) return uses.map(([key, found]) => [key, idfOf(people, found)])
  const before = prior.table[part]
  const own = new Map(uses)
  const keys = new Set([...own.keys(), ...Object.keys(before)])
  return Array.from(keys, (key): [string, number] => {
    const found = (own.get(key) ?? 0) + prior.people * shareIn(before[key], prior.table.count)
    return [key, idfOf(people + prior.people, found)]
  })
}

/** Which share of so many people has what has this idf: {@link idfOf} the other way round. */
function shareIn(idf: number | undefined, count: number): number {
  return idf === undefined ? 0 : Math.max(0, 1 / Math.expm1(idf) - 1 / count)
}
