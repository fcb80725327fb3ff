/** How good the matches of a whole community are. Shares from 0 to 1. */
export interface Quality {
  /** Of the ten best matches, how many share the trade. */
  readonly precision: number
  /** Normalized discounted cumulative gain of the ten best: those worth most should come first. */
  readonly ndcg: number
  /** In how many of all lists the most popular person stands. */
  readonly hub: number
  /** Spearman's rank correlation of how much somebody wrote with how many lists they stand in. */
  readonly lengthBias: number
  /** The same of lists of people who do other work: places that somebody has by chance, or by all that they wrote. */
  readonly strayBias: number
  /** How many of the lists hold somebody who told of two things at most. */
  readonly thin: number
}

export const TOP = 10

/** The places of the best matches of each person, best first. @param likeness of two people, by their places */
export function bestMatches(count: number, likeness: (one: number, other: number) => number): number[][] {
  return Array.from({ length: count }, (_, one) => {
    const scores = Float64Array.from({ length: count }, (__, other) => (other === one ? -Infinity : likeness(one, other)))
    return topOf(scores)
  })
}

function topOf(scores: Float64Array): number[] {
  const best: number[] = []
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place]!
    if (best.length === TOP && score <= scores[best.at(-1)!]!) continue
    const at = best.findIndex((other) => scores[other]! < score)
    best.splice(at < 0 ? best.length : at, 0, place)
    if (best.length > TOP) best.pop()
  }
  return best
}

interface Measured {
  readonly lists: readonly (readonly number[])[]
  readonly worth: (one: number, other: number) => number
  /** How much each person wrote. */
  readonly lengths: readonly number[]
  /** Who told of two things at most. */
  readonly isThin: (one: number) => boolean
}

export function qualityOf({ lists, worth, lengths, isThin }: Measured): Quality {
  const count = lists.length
  const ideals = lists.map((_, one) => idealOf(one, worth, count))
  /** Those for whom there is somebody to be found. */
  const everybody = [...ideals.keys()].filter((one) => ideals[one]! > 0)
  const popularity = Array.from<number>({ length: count }).fill(0)
  const strayed = Array.from<number>({ length: count }).fill(0)
  lists.forEach((list, one) => {
    for (const other of list) {
      popularity[other]!++
      if (worth(one, other) === 0) strayed[other]!++
    }
  })
  return {
    precision: precisionOf(lists, worth),
    ndcg: mean(everybody.map((one) => gainOf(lists[one]!.map((other) => worth(one, other))) / ideals[one]!)),
    hub: Math.max(...popularity) / count,
    lengthBias: rankCorrelation(lengths, popularity),
    strayBias: rankCorrelation(lengths, strayed),
    thin: mean(lists.map((list) => Number(list.some(isThin)))),
  }
}

/** Of the ten best of everybody for whom there is somebody to be found, how many are worth anything. */
export function precisionOf(lists: Measured['lists'], worth: Measured['worth']): number {
  const everybody = [...lists.keys()].filter((one) => idealOf(one, worth, lists.length) > 0)
  return mean(everybody.map((one) => mean(lists[one]!.map((other) => Number(worth(one, other) > 0)))))
}

/** The gain of the best list that there could be. */
function idealOf(one: number, worth: Measured['worth'], count: number): number {
  const worths: number[] = []
  for (let other = 0; other < count; other++) if (other !== one && worth(one, other) > 0) worths.push(worth(one, other))
  return gainOf(worths.toSorted((a, b) => b - a).slice(0, TOP))
}

/** Σ worth / log2(place + 1), places counted from 1 (Järvelin and Kekäläinen, 2002). */
const gainOf = (worths: readonly number[]): number => worths.reduce((sum, worth, at) => sum + worth / Math.log2(at + 2), 0)

/** Spearman's ρ; equal values share the mean of their ranks. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)]
  const [mx, my] = [mean(x), mean(y)]
  const spread = (ranks: readonly number[], middle: number): number => Math.hypot(...ranks.map((rank) => rank - middle))
  const product = x.reduce((sum, rank, at) => sum + (rank - mx) * (y[at]! - my), 0)
  return product / (spread(x, mx) * spread(y, my) || 1)
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => values[a]! - values[b]!)
  const ranks = Array.from<number>({ length: values.length }).fill(0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++
    for (let at = from; at < to; at++) ranks[order[at]!] = (from + to - 1) / 2
    from = to
  }
  return ranks
}

/** The share of the first lists that stays in the second. */
export function stayingShare(before: readonly (readonly number[])[], after: readonly (readonly number[])[]): number {
  return mean(before.map((list, one) => list.filter((other) => after[one]!.includes(other)).length / TOP))
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
