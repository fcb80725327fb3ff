import { type GenomeNode, genomeNodes, genomeTree } from '@trellis/contract/genome/genome.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import { skillsNamedFor, type WeighedSkill } from '../relations/nodesOfSkills.ts'
import { firstApart, inSentence, inSentences, pairsAndSingles } from '../scoring/named.ts'
import { saidInText } from '../scoring/said.ts'
import { shownScore } from '../scoring/score.ts'
import type { TellableReason, Telling } from '../scoring/tellings.ts'
import { contributionsOf, meanDifference } from '../vectors/direction.ts'
import { areBothWeighed, type Grounds, inOrderTold, isPosting } from './grounds.ts'

/** Of how many nodes the names can be chosen, where a list has named the first ones often. */
const MOST_NODES = 4
/** A difference is told that costs more points than this. */
const LEAST_DIFFERENCE = 3
/** A skill of both is named in place of the heaviest of each where it weighs at least so much of these. */
const LEAST_OF_HEAVIEST = 0.5

/** A node with its share of the genome's part, below 0 where the two differ in it, and whether both have more of it than average. */
interface NodeShare {
  readonly at: number
  readonly node: GenomeNode
  readonly share: number
  readonly isAbove: boolean
}

/**
 * What the genomes have alike: the nodes in which both stand out by skills that are about them, told for all of it, or else those of which both
 * have little; and a node in which they differ, where the score would be higher without it by more than {@link LEAST_DIFFERENCE} points.
 */
export function genomeReasons(grounds: Grounds): TellableReason[] {
  if (!areBothWeighed(grounds)) return [{ kind: 'otherNodes', points: 0, tellings: [{ words: grounds.words.noGenome }] }]
  const nodes = nodesCompared(grounds)
  const alike = alikeReason(grounds, nodes)
  const difference = differenceReason(grounds, nodes)
  return [...(alike ? [alike] : []), ...(difference ? [difference] : [])]
}

/** In which node two differ most, of those in which it can be told by a skill. */
export function mostDifferent(grounds: Grounds): Telling[] {
  return differences(grounds, nodesCompared(grounds)).take(1).toArray()
}

/** In which nodes two differ by so much that it is told, the most different first, each by a skill that one of the two shows alone. */
function* differences(
  { a, b, measures: { vocabulary }, words }: Grounds,
  nodes: readonly NodeShare[],
  isMuch = (share: number): boolean => share < 0,
): Generator<Telling, undefined> {
  for (const { at, node, share } of nodes.toReversed()) {
    if (!isMuch(share)) return
    const [more, less] = a.direction[at]! > b.direction[at]! ? [a, b] : [b, a]
    if (isCategory(node) || more.direction[at]! < meanDifference(more.direction)) continue
    const told = skillsNamedFor(more, node, vocabulary).find(({ skill }) => !isTrait(skill) && !less.tags.indices.includes(skill))
    if (told === undefined) continue
    const sentence = isPosting(more) ? words.less : words.more
    yield { words: sentence(inSentence(node), vocabulary.skills[told.skill]!.label), node }
  }
}

const isCategory = (node: GenomeNode): boolean => node in genomeTree

/** The nodes that count for or against a match, what adds most first. */
function nodesCompared({ a, b }: Grounds): NodeShare[] {
  const nodes: NodeShare[] = []
  contributionsOf(a.direction, b.direction).forEach((share, at) => {
    if (share !== 0) nodes.push({ at, node: genomeNodes[at]!, share, isAbove: a.direction[at]! > 0 })
  })
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
    skillsNamedFor(a, node, vocabulary).length > 0 &&
    skillsNamedFor(b, node, vocabulary).length > 0
}

/**
 * That both stand out in a node, and by which skills: what the nodes are called is wider than any of them. Nodes that rest on more than how somebody
 * goes about things come first, and leaves before categories.
 */
function standOutTellings(grounds: Grounds, shown: readonly NodeShare[]): Telling[] {
  const nodes = shown.map(({ node }) => node)
  const leavesFirst = [...nodes.filter((node) => !isCategory(node)), ...nodes.filter(isCategory)]
  const told = firstApart(leavesFirst, MOST_NODES).map((node) => ({ node, skills: skillsTold(grounds, node) }))
  const isByTraits = ({ skills }: { readonly skills: readonly number[] }): boolean => skills.some(isTrait)
  return [...told.filter((one) => !isByTraits(one)), ...told.filter(isByTraits)].map(({ node, skills: [own, other] }) => ({
    words: standOutWords(grounds, node, own, other),
    node,
    nodes: [node],
  }))
}

function standOutWords({ posting, measures: { vocabulary }, words }: Grounds, node: GenomeNode, own: number, other: number): string {
  const labelOf = (skill: number): string => vocabulary.skills[skill]!.label
  const [named, isOne] = [inSentence(node), own === other]
  const said = saidInText(other, posting, vocabulary)
  if (said === undefined) {
    return isOne ? words.standOut(named, labelOf(own)) : words.standOutApart(named, labelOf(own), labelOf(other))
  }
  return isOne ? words.standOutInText(named, labelOf(own), said) : words.standOutApartInText(named, labelOf(own), labelOf(other), said)
}

/** The skills by which two stand out in a node: one of both that weighs much for either, or else the heaviest of each. */
function skillsTold(grounds: Grounds, node: GenomeNode): readonly [own: number, other: number] {
  const { a, b, measures } = grounds
  const [ofA, ofB] = [heavyOnes(skillsNamedFor(a, node, measures.vocabulary)), heavyOnes(skillsNamedFor(b, node, measures.vocabulary))]
  const shared = ofA.flatMap(({ skill, weight }) => {
    const same = ofB.find((one) => one.skill === skill)
    return same === undefined ? [] : [{ skill, weight: weight * same.weight }]
  })
  const best = shared.toSorted((one, other) => other.weight - one.weight || one.skill - other.skill)[0]
  return best === undefined ? inOrderTold(ofA[0]!.skill, ofB[0]!.skill, grounds) : [best.skill, best.skill]
}

const heavyOnes = (skills: readonly WeighedSkill[]): WeighedSkill[] =>
  skills.filter(({ weight }) => weight >= skills[0]!.weight * LEAST_OF_HEAVIEST)

const choicesOf = (shares: readonly NodeShare[]): GenomeNode[][] =>
  pairsAndSingles(
    firstApart(
      shares.map(({ node }) => node),
      MOST_NODES,
    ),
  )

function differenceReason(grounds: Grounds, nodes: readonly NodeShare[]): TellableReason | undefined {
  const { score, measures } = grounds
  const isMuch = (share: number): boolean =>
    share < 0 && shownScore(score.raw - measures.weights.genome * share) - score.score > LEAST_DIFFERENCE
  const [telling] = differences(grounds, nodes, isMuch)
  return telling && { kind: 'difference', points: 0, tellings: [telling] }
}
