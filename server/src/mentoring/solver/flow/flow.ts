import type { Network } from './network.ts'

/**
 * Who has whom at the moment. Every mentee has as many units as it may get mentors; a unit stands in one column or, without a mentor, in
 * none (−1). Columns may hold more than they let through: the difference is their excess, which the search takes away.
 */
export interface Flow {
  /** The units of the mentee at place i: from `firstUnit[i]` to before `firstUnit[i + 1]`. */
  readonly firstUnit: Int32Array
  readonly menteeOf: Int32Array
  readonly columnOf: Int32Array
  /** What the pair of a unit weighs. */
  readonly weightOf: Int32Array
  /** How many mentors each mentee has. */
  readonly count: Int32Array
  /** The first unit in each column, and the one after each unit; −1 at the end. */
  readonly firstIn: Int32Array
  readonly nextIn: Int32Array
  /** How many units come into each column, and how many it lets through. */
  readonly inflow: Int32Array
  readonly outflow: Int32Array
  /** Puts a unit into a column, out of the one in which it is; −1 is none. */
  move(unit: number, column: number, weight: number): void
  has(mentee: number, column: number): boolean
}

/** The flow of a network in which nobody has anybody yet. */
export function createFlow({ mentees, columns, most }: Network): Flow {
  const firstUnit = new Int32Array(mentees + 1)
  for (let mentee = 0; mentee < mentees; mentee++) firstUnit[mentee + 1] = firstUnit[mentee]! + most[mentee]!
  const units = firstUnit[mentees]!
  const menteeOf = new Int32Array(units)
  for (let mentee = 0, unit = 0; mentee < mentees; mentee++) while (unit < firstUnit[mentee + 1]!) menteeOf[unit++] = mentee
  const columnOf = new Int32Array(units).fill(-1)
  const weightOf = new Int32Array(units)
  const count = new Int32Array(mentees)
  const firstIn = new Int32Array(columns).fill(-1)
  const nextIn = new Int32Array(units).fill(-1)
  const previousIn = new Int32Array(units).fill(-1)
  const inflow = new Int32Array(columns)

  function takeOut(unit: number): void {
    const column = columnOf[unit]!
    const [previous, next] = [previousIn[unit]!, nextIn[unit]!]
    if (previous < 0) firstIn[column] = next
    else nextIn[previous] = next
    if (next >= 0) previousIn[next] = previous
    inflow[column]!--
    count[menteeOf[unit]!]!--
  }

  return {
    firstUnit,
    menteeOf,
    columnOf,
    weightOf,
    count,
    firstIn,
    nextIn,
    inflow,
    outflow: new Int32Array(columns),
    move(unit, column, weight) {
      if (columnOf[unit]! >= 0) takeOut(unit)
      columnOf[unit] = column
      weightOf[unit] = weight
      if (column < 0) return
      const next = firstIn[column]!
      firstIn[column] = unit
      nextIn[unit] = next
      previousIn[unit] = -1
      if (next >= 0) previousIn[next] = unit
      inflow[column]!++
      count[menteeOf[unit]!]!++
    },
    has(mentee, column) {
      for (let unit = firstUnit[mentee]!; unit < firstUnit[mentee + 1]!; unit++) if (columnOf[unit] === column) return true
      return false
    },
  }
}
