import type { Pair, Problem } from './problem.ts'

/** Objectives and prices stay exact in double precision below this: the number of pairs times what one is worth. */
const GREATEST_NUMBER = 1_000_000_000

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= GREATEST_NUMBER

function idsOf(what: string, list: readonly { id: string }[]): void {
  for (let at = 1; at < list.length; at++) {
    if (list[at - 1]!.id >= list[at]!.id) throw new RangeError(`The ${what} have to be listed by id, each once`)
  }
}

function pairsOf(what: string, { mentees, mentors }: Problem, pairs: readonly Pair[]): void {
  const isPlace = (at: number, list: readonly unknown[]): boolean => Number.isInteger(at) && at >= 0 && at < list.length
  if (!pairs.every(({ mentee, mentor }) => isPlace(mentee, mentees) && isPlace(mentor, mentors))) {
    throw new RangeError(`The ${what} name a mentee or mentor that is not there`)
  }
  const keys = new Set(pairs.map(({ mentee, mentor }) => mentee * mentors.length + mentor))
  if (keys.size !== pairs.length) throw new RangeError(`The ${what} name a pair twice`)
}

function scoresOf({ mentees, mentors, scores }: Problem): void {
  if (scores.kind === 'dense') {
    if (scores.values.length !== mentees.length * mentors.length) throw new RangeError('There has to be a score for each pair')
    return
  }
  const { starts, values } = scores
  const isRising = starts.every((start, at) => at === 0 || start >= starts[at - 1]!)
  const fits = starts.length === mentees.length + 1 && starts[0] === 0 && starts.at(-1) === values.length
  if (!isRising || !fits || scores.mentors.length !== values.length) throw new RangeError('The sparse scores do not fit together')
  for (let mentee = 0; mentee < mentees.length; mentee++) {
    for (let at = starts[mentee]!, before = -1; at < starts[mentee + 1]!; before = scores.mentors[at++]!) {
      if (scores.mentors[at]! <= before || scores.mentors[at]! >= mentors.length) {
        throw new RangeError('The mentors of sparse scores have to be there, and rise')
      }
    }
  }
}

/** @throws RangeError for what is no problem at all, such as half a mentee; what asks for too much is one */
export function requireValid(problem: Problem): void {
  const { mentees, mentors, pins = [], locks = [], published = [], sharedSlots = [] } = problem
  idsOf('mentees', mentees)
  idsOf('mentors', mentors)
  const areWhole =
    mentees.every(({ least, most }) => isWhole(least) && isWhole(most)) &&
    mentors.every(({ capacity }) => isWhole(capacity)) &&
    sharedSlots.every(({ slots }) => isWhole(slots)) &&
    pins.every((pin) => pin.kind !== 'prefer' || isWhole(pin.bonus)) &&
    [problem.keepPrice, problem.loadCost, problem.leastScore].every((value = 0) => isWhole(value))
  if (!areWhole) throw new RangeError('All numbers have to be whole, and 0 or more')
  scoresOf(problem)
  for (const kind of ['require', 'forbid', 'prefer'])
    pairsOf(
      `pins that ${kind}`,
      problem,
      pins.filter((pin) => pin.kind === kind),
    )
  pairsOf('locks', problem, locks)
  pairsOf('published pairs', problem, published)
  pairsOf(
    'groups that share slots',
    { ...problem, mentors: [{ id: '', capacity: 0 }] },
    sharedSlots.flatMap((group) => group.mentees.map((mentee) => ({ mentee, mentor: 0 }))),
  )
}
