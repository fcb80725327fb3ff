import { genomeNodes, type GenomeNode } from '@trellis/contract/genome/genome.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import { isAbout } from '../relations/nodesOfSkills.ts'
import { firstApart, inSentence, inSentences, pairsAndSingles } from '../scoring/named.ts'
import type { ReasonWords } from '../scoring/reasonWords.ts'
import { shownScore } from '../scoring/score.ts'
import type { TellableReason, Telling } from '../scoring/tellings.ts'
import { contributionsOf, meanDifference } from '../vectors/direction.ts'
import { areBothWeighed, type Grounds } from './grounds.ts'

/** Of how many nodes the names can be chosen, where a list has named the first ones often. */
const MOST_NODES = 4
/** A difference is told that costs more points than this. */
const LEAST_DIFFERENCE = 3

/** A node with its share of the genome's part, below 0 where the two differ in it, and whether both have more of it than average. */
interface NodeShare {
  readonly at: number
  readonly node: GenomeNode
  readonly share: number
  readonly isAbove: boolean
}

/**
 * What the genomes have alike: the nodes in which both stand out by skills that are about them, told for all of it, or else those of which both
 * have little; and the node in which they differ most, where the score would be higher without it by more than {@link LEAST_DIFFERENCE} points.
 */
export function genomeReasons(grounds: Grounds): TellableReason[] {
  if (!areBothWeighed(grounds)) return [{ kind: 'otherNodes', points: 0, tellings: [{ words: grounds.words.noGenome }] }]
  const nodes = nodesCompared(grounds)
  const alike = alikeReason(grounds, nodes)
  const difference = differenceReason(grounds, nodes.at(-1))
  return [...(alike ? [alike] : []), ...(difference ? [difference] : [])]
}

/** The node in which two differ most, where they differ in one. */
export function mostDifferent(grounds: Grounds): Telling[] {
  const last = nodesCompared(grounds).at(-1)
  return last !== undefined && last.share < 0 ? [differTelling(last.node, grounds.words)] : []
}

const differTelling = (node: GenomeNode, words: ReasonWords): Telling => ({ words: words.differ(inSentence(node)), node })

/** The nodes that count for or against a match, what adds most first. */
function nodesCompared({ a, b }: Grounds): NodeShare[] {
  const nodes: NodeShare[] = []
  for (const [at, share] of contributionsOf(a.direction, b.direction).entries()) {
    if (share !== 0) nodes.push({ at, node: genomeNodes[at]!, share, isAbove: a.direction[at]! > 0 })
  }
  return nodes.toSorted((one, other) => other.share - one.share)
}

function alikeReason(grounds: Grounds, nodes: readonly NodeShare[]): TellableReason | undefined {
  const { score, words } = grounds
  const points = score.parts.genome
  if (points <= 0) return undefined
  const forIt = nodes.filter(({ share }) => share > 0)
  if (forIt.length === 0) return undefined
  const above = forIt.filter(({ isAbove }) => isAbove)
  const shown = above.filter(standsOutBySkills(grounds))
  if (shown.length > 0) return { kind: 'sharedNode', points, tellings: standOutTellings(grounds, shown) }
  const behind = choicesOf(forIt.filter(({ isAbove }) => !isAbove)).map((named): Telling => ({
    words: words.stayBehind(inSentences(named)),
  }))
  return { kind: 'otherNodes', points, tellings: above.length > 0 ? [{ words: words.alikeGenomes }, ...behind] : behind }
}

/** Tells in which nodes both stand out, and by skills that are about them. */
function standsOutBySkills({ a, b, measures: { vocabulary } }: Grounds): (share: NodeShare) => boolean {
  const [leastOfA, leastOfB] = [meanDifference(a.direction), meanDifference(b.direction)]
  return ({ at, node }) =>
    a.direction[at]! >= leastOfA &&
    b.direction[at]! >= leastOfB &&
    isAbout(a.tags.indices, node, vocabulary) &&
    isAbout(b.tags.indices, node, vocabulary)
}

/** A job asks for a node by a skill that is no trait, for who is to be patient need not be independent; of two people either's skills are enough. */
function standOutTellings({ a, b, asked, measures: { vocabulary }, words }: Grounds, shown: readonly NodeShare[]): Telling[] {
  const askedFor = asked === undefined ? [...a.tags.indices, ...b.tags.indices] : [...asked].filter((skill) => !isTrait(skill))
  const choices = choicesOf(shown)
  const listed = new Set(
    choices.filter(({ length }) => length === 1).flatMap(([node]) => (isAbout(askedFor, node!, vocabulary) ? [node] : [])),
  )
  return choices.map((named): Telling => {
    const standOut = named.every((node) => listed.has(node)) ? words.standOut : words.bothStandOut
    return { words: standOut(inSentences(named)), node: named[0]!, nodes: named }
  })
}

const choicesOf = (shares: readonly NodeShare[]): GenomeNode[][] =>
  pairsAndSingles(
    firstApart(
      shares.map(({ node }) => node),
      MOST_NODES,
    ),
  )

function differenceReason({ score, measures, words }: Grounds, last: NodeShare | undefined): TellableReason | undefined {
  if (last === undefined || last.share >= 0) return undefined
  const lost = shownScore(score.raw - measures.weights.genome * last.share) - score.score
  return lost > LEAST_DIFFERENCE ? { kind: 'difference', points: 0, tellings: [differTelling(last.node, words)] } : undefined
}
