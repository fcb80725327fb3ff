import type { Level } from '@trellis/contract/profiles/levels.ts'
import { deckOf } from '../levels.ts'
import { type Calling, callingsByShare } from './callings.ts'
import { type Named, nameOf } from './names.ts'
import { homes, type Place } from './places.ts'
import { type Random, randomOf } from '../random.ts'
import { type Temperament, temperaments } from './temperaments.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** What is decided of a person before anything is told of them. */
export interface Outline extends Named {
  readonly index: number
  readonly level: Level
  readonly calling: Calling
  /** A second interest, as far from the first as chance has it. */
  readonly second: Calling | undefined
  readonly temperament: Temperament
  readonly timeline: Timeline
  readonly home: Place
  /** How much of their bio they fill in, from 0 to 1. */
  readonly diligence: number
  readonly hidden: boolean
}

const levelDeck = deckOf(({ share }) => share)

const SECOND_INTEREST = 0.55
const HIDDEN = 0.03
/** Streams of one person: their outline and their story take chance from different ones. */
const STREAMS = 4

export const storyRandom = (seed: number, index: number): Random => randomOf(seed, index * STREAMS + 1)
export const followsRandom = (seed: number, index: number): Random => randomOf(seed, index * STREAMS + 2)

/** The outline of one person: it depends on the seed, the index and the day alone. */
export function outlineOf(seed: number, index: number, now: number): Outline {
  const random = randomOf(seed, index * STREAMS)
  const level = random.pick(levelDeck)
  const calling = random.pick(callingsByShare)
  const other = random.pick(callingsByShare)
  return {
    index,
    level,
    calling,
    second: other !== calling && random.chance(SECOND_INTEREST) ? other : undefined,
    temperament: random.pick(temperaments),
    timeline: timelineOf(random, level, calling, now),
    home: random.pick(homes),
    diligence: random.chance(0.07) ? 0.1 : 0.4 + 0.6 * random.next(),
    hidden: random.chance(HIDDEN),
    ...nameOf(random),
  }
}
