import { BARRED, type Network } from './network.ts'

/**
 * Prices near the best ones where all mentees score the mentors nearly alike: what each mentor weighs on average above a common level, which is as
 * high as leaves slots enough for everybody. Were all rows the same but for a number added to each, they were the best. They are whole.
 */
export function levelPrices(network: Network): Float64Array {
  const { mentors, columns, most, capacity, begun, loadCost } = network
  const averages = averageWeights(network)
  const units = most.reduce((sum, each) => sum + each, 0)

  /** How many units go to the mentors whose next place is worth more than the level. */
  function unitsAbove(level: number): number {
    let sum = 0
    for (let mentor = 0; mentor < mentors; mentor++) {
      const above = averages[mentor]! - level
      const load = loadCost === 0 ? capacity[mentor]! : Math.floor(above / loadCost) + 1 - begun[mentor]!
      if (above > 0) sum += Math.max(0, Math.min(capacity[mentor]!, load))
    }
    return sum
  }

  let level = 0
  let tooHigh = averages.reduce((a, b) => Math.max(a, b), 0) + 1
  while (level + 1 < tooHigh) {
    const middle = (level + tooHigh) >> 1
    if (unitsAbove(middle) >= units) level = middle
    else tooHigh = middle
  }
  return Float64Array.from({ length: columns }, (_, column) => {
    const mentor = column % mentors
    return Math.max(loadCost * begun[mentor]!, averages[mentor]! - level)
  })
}

/** What the possible pairs with each mentor weigh on average, whole; 0 where there are none. */
function averageWeights({ mentees, mentors, most, fillRow }: Network): Float64Array {
  const sums = new Float64Array(mentors)
  const counts = new Int32Array(mentors)
  const row = new Int32Array(mentors)
  for (let mentee = 0; mentee < mentees; mentee++) {
    if (most[mentee] === 0) continue
    fillRow(mentee, row)
    for (let mentor = 0; mentor < mentors; mentor++) {
      if (row[mentor] === BARRED) continue
      sums[mentor]! += row[mentor]!
      counts[mentor]!++
    }
  }
  return sums.map((sum, mentor) => Math.round(sum / Math.max(1, counts[mentor]!)))
}
