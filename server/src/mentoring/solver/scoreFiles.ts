import { readFileSync } from 'node:fs'
import type { Problem } from './problem.ts'

/** What is wrong with a file, as a sentence for whoever gave it. */
export class BadFile extends Error {}

const GREATEST_SCORE = 10_000

/** @returns the 32-bit little-endian whole numbers of a file */
function numbersIn(path: string): Int32Array {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new BadFile(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
  }
  if (bytes.length === 0 || bytes.length % 4 !== 0) {
    throw new BadFile(`${path} has ${bytes.length} bytes; whole numbers of 4 bytes each were expected.`)
  }
  const isAligned = bytes.byteOffset % 4 === 0
  return isAligned ? new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4) : new Int32Array(new Uint8Array(bytes).buffer)
}

/**
 * A problem from files: scores 0 to 10,000, mentees × mentors, row by row, and the mentors' capacities, all 32-bit little-endian whole numbers.
 * Each mentee gets exactly one mentor.
 * @throws BadFile
 */
export function readProblem(scorePath: string, capacityPath: string): Problem {
  const capacities = numbersIn(capacityPath)
  const values = numbersIn(scorePath)
  if (values.length % capacities.length !== 0) {
    throw new BadFile(`${scorePath} has ${values.length} scores, which is not the same number for each of ${capacities.length} mentors.`)
  }
  if (capacities.some((capacity) => capacity < 0)) throw new BadFile(`${capacityPath} has a capacity below 0.`)
  const wrong = values.findIndex((score) => score < 0 || score > GREATEST_SCORE)
  if (wrong >= 0) {
    throw new BadFile(`${scorePath} has the score ${values[wrong]} at place ${wrong}; scores go from 0 to ${GREATEST_SCORE}.`)
  }
  const id = (at: number): string => String(at).padStart(9, '0')
  return {
    mentees: Array.from({ length: values.length / capacities.length }, (_, at) => ({ id: id(at), least: 1, most: 1 })),
    mentors: Array.from(capacities, (capacity, at) => ({ id: id(at), capacity })),
    scores: { kind: 'dense', values },
  }
}
