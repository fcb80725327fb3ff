import { readFileSync } from 'node:fs'
import { randomOf } from '../../demonstration/random.ts'
import type { Problem } from './problem.ts'

/** Scores mentees × mentors, and capacities: each mentee gets exactly one mentor. */
export function instance(scores: Int32Array, capacities: Int32Array): Problem {
  const named = (count: number): { id: string }[] => Array.from({ length: count }, (_, at) => ({ id: String(1e6 + at) }))
  return {
    mentees: named(scores.length / capacities.length).map(({ id }) => ({ id, least: 1, most: 1 })),
    mentors: named(capacities.length).map(({ id }, at) => ({ id, capacity: capacities[at]! })),
    scores: { kind: 'dense', values: scores },
  }
}

const numbers = (name: string): Int32Array => {
  const bytes = readFileSync(new URL(`./instances/${name}`, import.meta.url))
  return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

/** An instance of the folder, whose optimum LEMON's network simplex has proven as well. */
export const storedInstance = (name: string): Problem => instance(numbers(`${name}.bin`), numbers(`${name}.cap`))

const DIMENSIONS = 31
const CLUSTERS = 20

/**
 * A made-up instance. `random`: every score is as likely as any other. `clustered`: people lie around 20 points of unequal weight in 31
 * dimensions, and a score is the cosine of two of them from 0 to 10,000, with some noise, so that many want the same mentors. `alike`: all mentees
 * score each mentor the same; `nearly alike`: but for some noise.
 * @param slack slots over mentees; 1.02 is scarce
 */
export function randomInstance(
  kind: 'alike' | 'clustered' | 'nearly alike' | 'random',
  mentees: number,
  mentors: number,
  seed: number,
  slack = 2.2,
): Problem {
  const { next, whole } = randomOf(seed, mentees)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const centers = Array.from({ length: CLUSTERS }, () => Float64Array.from({ length: DIMENSIONS }, normal))
  const person = (): Float64Array => {
    const center = centers[Math.floor(CLUSTERS * next() * next())]!
    const point = center.map((value) => value + 0.6 * normal())
    const length = Math.hypot(...point)
    return point.map((value) => value / length)
  }
  const of = (count: number): Float64Array[] => (kind !== 'clustered' ? [] : Array.from({ length: count }, person))
  const [wishing, offering] = [of(mentees), of(mentors)]
  const scores = new Int32Array(mentees * mentors)
  const common = kind === 'alike' || kind === 'nearly alike' ? Int32Array.from({ length: mentors }, () => whole(100, 9_900)) : []
  for (let at = 0; at < scores.length; at++) {
    if (kind === 'random') {
      scores[at] = whole(0, 10_000)
      continue
    }
    if (kind !== 'clustered') {
      scores[at] = common[at % mentors]! + (kind === 'alike' ? 0 : whole(-100, 100))
      continue
    }
    const [a, b] = [wishing[Math.floor(at / mentors)]!, offering[at % mentors]!]
    let cosine = 0
    for (let dimension = 0; dimension < DIMENSIONS; dimension++) cosine += a[dimension]! * b[dimension]!
    scores[at] = Math.max(0, Math.min(10_000, Math.round(5_000 * (1 + cosine) + 200 * (next() + next() - 1))))
  }
  const each = (mentees * slack) / mentors
  return instance(
    scores,
    Int32Array.from({ length: mentors }, () => Math.max(1, Math.ceil(each * (0.9 + 0.2 * next())))),
  )
}
