/** What was reached of what a list of matches should be like. */
export interface Goal {
  readonly of: string
  readonly reached: number
  readonly bound: number
  /** Whether the bound is the most that it may be, or the least. */
  readonly is: 'most' | 'least'
}

/** What the goals are about, of all parts of the score by one population table. */
export interface Measured {
  readonly people: number
  /** Of the ten best, how many do the same work. */
  readonly precision: number
  /** The same of plain TF-IDF. */
  readonly byWords: number
  /** In how many of all lists the most popular person stands. */
  readonly hub: number
  readonly lengthBias: number
  /** The same of lists of people who do other work. */
  readonly strayBias: number
  /** How much of a list stays when a skill is added. */
  readonly stays: number
  /** {@link precision} for whoever tells of one thing only. */
  readonly coldStart: number
  /** How many lists hold somebody who tells of two things at most, and how many people are such. */
  readonly thinLists: number
  readonly thinPeople: number
}

const MOST_POPULAR = 0.06
const STAYS = 0.9
const LENGTH_BIAS = 0.1
const IN_A_LIST = 10
/** Among fewer people everybody stands in many lists. */
const ENOUGH_FOR_HUBS = 500

/**
 * Nobody is in more than 6 % of lists; 9 of 10 stay when a skill is added; who writes more stands in no more lists (|ρ| ≤ 0.1), nor in
 * more of those of people who do other work. Words alone should do no better. Who tells of one thing finds at least half as much as with all told; and no more lists hold somebody
 * who tells little than if chance had made them.
 */
export function goalsOf(measured: Measured): Goal[] {
  const { people, precision, byWords, hub, lengthBias, strayBias, stays, coldStart, thinLists, thinPeople } = measured
  const hubs: Goal[] =
    people < ENOUGH_FOR_HUBS ? [] : [{ of: 'lists with the most popular person', reached: hub, bound: MOST_POPULAR, is: 'most' }]
  return [
    { of: 'same trade in the best 10, against TF-IDF', reached: precision, bound: byWords, is: 'least' },
    ...hubs,
    { of: 'of the best 10 stay when a skill is added', reached: stays, bound: STAYS, is: 'least' },
    { of: 'length bias, up or down', reached: Math.abs(lengthBias), bound: LENGTH_BIAS, is: 'most' },
    { of: 'length bias in lists of other work, up or down', reached: Math.abs(strayBias), bound: LENGTH_BIAS, is: 'most' },
    { of: 'same trade in the best 10 of who told one thing', reached: coldStart, bound: precision / 2, is: 'least' },
    {
      of: 'lists with somebody of two entries at most',
      reached: thinLists,
      bound: 1 - (1 - thinPeople) ** IN_A_LIST,
      is: 'most',
    },
  ]
}

export const isMet = ({ reached, bound, is }: Goal): boolean => (is === 'most' ? reached <= bound : reached >= bound)
