import { isTrait } from '../../vocabulary/kinds.ts'
import type { SkillKind, Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { Measures } from '../scoring/measures.ts'
import type { SkillDimensions } from './learnDimensions.ts'
import { nodeOfBoth } from './nodesOfSkills.ts'
import { nearness } from './skillDimensions.ts'
import { type LikenessOnTree, nearOnTree } from './treeLikeness.ts'

/**
 * Traits are much alike on the tree, and come with anything: two are close where they are all but the same and come together at times, and with a
 * trait nothing else is.
 */
const CLOSE_TRAITS = 0.84
const TRAITS_TOGETHER = 0.2
/**
 * Other skills have to come together as well, by the cosine of their places: that times the square of the one on the tree is so much at least
 * where they share one node of the tree, and where they share more.
 */
const CLOSE_BY_ONE_NODE = 0.6
const CLOSE_BY_MORE_NODES = 0.4

/** Each of these has to be learned by itself, from the beginning. */
const kindsApart: ReadonlySet<SkillKind | undefined> = new Set<SkillKind>(['language', 'instrument', 'sport'])

/**
 * The skills that are close to one, by their indices in the vocabulary, with how much each comes together with it. Both are mostly
 * about one node of the tree, and of one kind: mechatronics is near to embedded systems, and no data science; surgery to nursing, and no molecular
 * biology. A language is near to nothing, nor is an instrument or a sport: who interprets for the neighbors speaks theirs, and no Arabic, and who
 * sings in a choir does not nearly play the violin.
 */
export type Closeness = (skill: number) => ReadonlyMap<number, number>

/** How much two skills come together; nothing of those that are not close. */
type Together = (one: number, other: number) => number | undefined

/** By the dimensions and the vocabulary: few are close to a skill, and a page of people asks about thousands of pairs. */
const known = new WeakMap<SkillDimensions, WeakMap<Vocabulary, Closeness>>()

/** Tells skills that are close from others by one vocabulary, and by which of them come together in one population. */
export function closenessOf({ vocabulary, dimensions }: Pick<Measures, 'vocabulary' | 'dimensions'>): Closeness {
  const ofDimensions = known.get(dimensions) ?? new WeakMap<Vocabulary, Closeness>()
  known.set(dimensions, ofDimensions)
  const closeness = ofDimensions.get(vocabulary) ?? keptCloseness(vocabulary, closenessBy(vocabulary, dimensions))
  ofDimensions.set(vocabulary, closeness)
  return closeness
}

function keptCloseness({ skills }: Vocabulary, together: Together): Closeness {
  const known = new Map<number, ReadonlyMap<number, number>>()
  const allCloseTo = (one: number): ReadonlyMap<number, number> =>
    new Map(
      [...skills.keys()].flatMap((other) => {
        const much = together(one, other)
        return much === undefined ? [] : [[other, much]]
      }),
    )
  return (one) => {
    let close = known.get(one)
    if (close === undefined) known.set(one, (close = allCloseTo(one)))
    return close
  }
}

function closenessBy(vocabulary: Vocabulary, dimensions: SkillDimensions): Together {
  const near = nearOnTree(vocabulary)
  const { kinds } = vocabulary
  return (one, other) => {
    if (nodeOfBoth(one, other, vocabulary) === undefined || kinds[one] !== kinds[other] || kindsApart.has(kinds[one])) return undefined
    const onTree = near(one, other)
    if (onTree === undefined) return undefined
    const together = nearness(dimensions, one, other)
    if (together <= 0 || !isClose(onTree, together / lengthsOf(dimensions, one, other), isTrait(one))) return undefined
    return together
  }
}

/** Whether skills are close that are so much alike on the tree, and come together so much. */
function isClose({ cosine, nodes }: LikenessOnTree, comingTogether: number, areTraits: boolean): boolean {
  if (areTraits) return cosine >= CLOSE_TRAITS && comingTogether >= TRAITS_TOGETHER
  return cosine ** 2 * comingTogether >= (nodes > 1 ? CLOSE_BY_MORE_NODES : CLOSE_BY_ONE_NODE)
}

/** How far out two skills lie in the dimensions, multiplied. */
const lengthsOf = (dimensions: SkillDimensions, one: number, other: number): number =>
  Math.sqrt(nearness(dimensions, one, one) * nearness(dimensions, other, other))
