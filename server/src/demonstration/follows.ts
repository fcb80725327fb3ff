import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import { DAY_MS } from '@trellis/contract/durations.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { Calling } from './people/callings.ts'
import { followsRandom, type Outline } from './people/outline.ts'
import type { Random } from './random.ts'

/** Whom each person of a community follows and blocks, by index. */
export interface Connections {
  followsOf(who: Outline): number[]
  blocksOf(who: Outline): number[]
  /** People ahead of a level with one of these callings, the most popular first. */
  ahead(callingIds: readonly string[], level: Outline['level'], count: number): number[]
}

const MOST_FOLLOWS = 25
const BLOCKERS = 0.015
/** The larger, the more the popular ones stand out. */
const POPULARITY = 2.4

/**
 * Decides whom each of some made-up people follows and blocks: the same for the same seed.
 * @param now in milliseconds since 1970: who is a minor by then is followed, or blocked, by other minors alone
 */
export function connectionsOf(seed: number, outlines: readonly Outline[], now: number): Connections {
  const thisYear = new Date(now).getUTCFullYear()
  const isMinor = ({ timeline }: Outline) => isProtectedAsMinor(timeline.birthYear, thisYear)
  const listed = outlines.filter(({ hidden }) => !hidden)
  const byCalling = Map.groupBy(listed, ({ calling }) => calling)
  const rank = ({ level }: Outline) => levels.indexOf(level)

  /** Follows go to likeness: mostly to people ahead with the same calling, some to peers, a few to anybody. */
  function targetOf(random: Random, who: Outline): Outline | undefined {
    const dice = random.next()
    const calling: Calling = dice > 0.85 && who.second !== undefined ? who.second : who.calling
    const like = dice > 0.95 ? listed : (byCalling.get(calling) ?? [])
    const target = like[Math.floor(like.length * random.next() ** POPULARITY)]
    if (target === undefined || target.index === who.index) return undefined
    if (isMinor(target) && !isMinor(who)) return undefined
    return rank(target) > rank(who) || random.chance(0.3) ? target : undefined
  }

  return {
    followsOf(who) {
      const random = followsRandom(seed, who.index)
      const wanted = Math.floor((MOST_FOLLOWS + 1) * random.next() ** 2 * who.diligence)
      const found = new Set<number>()
      for (let attempt = 0; attempt < 4 * wanted && found.size < wanted; attempt++) {
        const target = targetOf(random, who)
        if (target !== undefined) found.add(target.index)
      }
      return [...found]
    },
    blocksOf(who) {
      const random = followsRandom(seed, -1 - who.index)
      if (!random.chance(BLOCKERS)) return []
      const target = random.pick(listed)
      return target.index === who.index || (isMinor(target) && !isMinor(who)) ? [] : [target.index]
    },
    ahead(callingIds, level, count) {
      const like = callingIds.map((id) => listed.filter(({ calling }) => calling.id === id))
      return like.flatMap((people) => people.filter((one) => rank(one) > levels.indexOf(level)).slice(0, count)).map(({ index }) => index)
    },
  }
}

/**
 * When each of somebody's connections of one kind began: one a day from when both were there, or so many more a day that all have begun by now.
 * @param others places in the community, by which `joined` says when each signed up
 */
export function connectedSince(joinedAt: number, others: readonly number[], joined: readonly number[], now: number): number[] {
  return others.map((other, at) => {
    const from = Math.max(joinedAt, joined[other]!)
    return from + (at + 1) * Math.min(DAY_MS, (now - from) / (others.length + 1))
  })
}
