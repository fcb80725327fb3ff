/** A mentee, who gets at least `least` and at most `most` mentors. */
export interface Mentee {
  readonly id: string
  readonly least: number
  readonly most: number
}

/** A mentor, who takes at most `capacity` mentees. */
export interface Mentor {
  readonly id: string
  readonly capacity: number
}

/** A mentee and a mentor, each by the place in the lists of the problem, from 0. */
export interface Pair {
  readonly mentee: number
  readonly mentor: number
}

/**
 * How well each mentee goes with each mentor, mentees × mentors, row by row: 0 to 10,000. A negative score says that the pair may not be:
 * −1 − r that the rule at place r of the problem's `rules` bars it.
 */
export interface DenseScores {
  readonly kind: 'dense'
  readonly values: Int32Array
}

/**
 * The same for some of the pairs: those of the mentee at place i stand from `starts[i]` to before `starts[i + 1]`, mentors rising. What is not
 * listed may not be, for want of anything in common.
 */
export interface SparseScores {
  readonly kind: 'sparse'
  readonly starts: Int32Array
  readonly mentors: Int32Array
  readonly values: Int32Array
}

/** What an advisor asks of one pair. `bonus`, in units of score, is what a preferred pair is worth beyond its score. */
export type Pin =
  | ({ readonly kind: 'require' } & Pair)
  | ({ readonly kind: 'forbid' } & Pair)
  | ({ readonly kind: 'prefer'; readonly bonus: number } & Pair)

/** Mentees who together take at most `slots` of each mentor's. Nobody is in two of these groups. */
export interface SharedSlots {
  readonly mentees: readonly number[]
  readonly slots: number
}

/**
 * Whom to give to whom. All numbers are whole. The best assignment has the greatest total of
 *
 *   Σ (score + bonus) over its pairs − keepPrice · (published pairs it lacks) − Σ loadCost · load · (load − 1) / 2 over mentors.
 *
 * It keeps to all bounds and capacities, has every required and every locked pair, and no pair that is forbidden, barred by a rule or
 * scored below `leastScore`. What is required or locked may be so: whoever pins it has seen the score.
 */
export interface Problem {
  readonly mentees: readonly Mentee[]
  readonly mentors: readonly Mentor[]
  readonly scores: DenseScores | SparseScores
  /** The codes of rules that bar pairs. */
  readonly rules?: readonly string[]
  readonly pins?: readonly Pin[]
  /** Pairs that stay as they are. */
  readonly locks?: readonly Pair[]
  /** Pairs that members see now. */
  readonly published?: readonly Pair[]
  /** What it costs to change a published pair, in units of score. */
  readonly keepPrice?: number
  /** What each further mentee of a mentor costs more than the one before, in units of score. */
  readonly loadCost?: number
  readonly sharedSlots?: readonly SharedSlots[]
  readonly leastScore?: number
}

/**
 * Prices that prove an assignment the best there is, by the duality of linear programs: no assignment has a greater objective than
 * `dualBound`, which follows from the prices and the problem alone (`checkSolution.ts`). All in units of score.
 */
export interface Certificate {
  /** What a place with each mentor is worth. */
  readonly mentorPrices: Float64Array
  /** What one more of a mentor's shared slots is worth, groups × mentors, row by row; 0 or more. */
  readonly sharedPrices: Float64Array
  /** What one more mentor is worth to each mentee; negative where the mentee has to have one at a loss. */
  readonly menteePrices: Float64Array
  readonly dualBound: number
}

/** The best assignment. */
export interface Solved {
  readonly feasible: true
  /** By mentee, then by mentor. */
  readonly pairs: readonly Pair[]
  readonly objective: number
  /** How many mentees each mentor has. */
  readonly loads: Int32Array
  readonly certificate: Certificate
}

/** What can be asked too much of. Places are those of the lists of the problem. */
export type Demand =
  | { readonly kind: 'require'; readonly pin: number }
  | { readonly kind: 'forbid'; readonly pin: number }
  | { readonly kind: 'lock'; readonly lock: number }
  | { readonly kind: 'least'; readonly mentee: number }
  | { readonly kind: 'most'; readonly mentee: number }
  | { readonly kind: 'capacity'; readonly mentor: number }
  | { readonly kind: 'sharedSlots'; readonly group: number }

/**
 * No assignment does all that is asked. What `conflict` lists cannot hold together: without any one of its members the rest can. The pairs
 * that rules, the least score and missing scores rule out are taken as given.
 */
export interface Infeasible {
  readonly feasible: false
  readonly conflict: readonly Demand[]
}

export type Solution = Solved | Infeasible
