import { categoryOf, genomeNodes, genomeTree, nodeLabels, type GenomeNode } from '@trellis/contract/genome.ts'
import type { Reason } from '@trellis/contract/matching.ts'
import { tagIdf } from '../genome/population.ts'
import { contributionsOf } from './direction.ts'
import type { Measures } from './measures.ts'
import { type ReasonWords, wordsForPeople } from './reasonWords.ts'
import type { Score, ScoreWeights } from './score.ts'
import { sharedComponents } from './sparse.ts'
import type { ComparedVectors } from './vectors.ts'

const MOST_NODES_NAMED = 2
const MOST_TAGS_NAMED = 2

/** Why two match, strongest first, in words for whoever reads them. The points sum to the score. */
export function reasonsOf(
  a: ComparedVectors,
  b: ComparedVectors,
  score: Score,
  measures: Measures,
  words: ReasonWords = wordsForPeople,
): Reason[] {
  if (score.score === 0) return [{ kind: 'difference', words: words.little, points: 0 }]
  const reasons = [
    ...genomeReasons(a, b, score, measures.weights, words),
    ...tagReasons(a, b, score, measures, words),
    ...textReasons(score, words),
  ]
  return reasons.toSorted((one, other) => other.points - one.points)
}

/** A node with what it adds to the score. */
interface NodePoints {
  readonly node: GenomeNode
  readonly points: number
}

/** The nodes in which both stand out, the one in which they differ most, and what is left of the genome's part. */
function genomeReasons(
  a: ComparedVectors,
  b: ComparedVectors,
  score: Score,
  weights: ScoreWeights,
  words: ReasonWords,
): Reason[] {
  const pointsPerContribution = weights.genome * score.pointsPerRaw
  const nodes = contributionsOf(a.direction, b.direction)
    .map((contribution, at) => ({
      node: genomeNodes[at]!,
      points: contribution * pointsPerContribution,
      bothStandOut: a.direction[at]! > 0 && b.direction[at]! > 0,
    }))
    .filter(({ node }) => node !== 'other')
    .toSorted((one, other) => other.points - one.points)
  const named: Reason[] = []
  const shared = strongestApart(nodes.filter(({ bothStandOut }) => bothStandOut))
  if (shared.length > 0) {
    const nodes = shared.map(({ node }) => inSentence(node)).join(' and ')
    named.push({ kind: 'sharedNode', words: words.standOut(nodes), points: sumOf(shared), node: shared[0]!.node })
  }
  const last = nodes.at(-1)!
  if (last.points < 0) {
    named.push({ kind: 'difference', words: words.differ(inSentence(last.node)), points: last.points, node: last.node })
  }
  const rest = score.parts.genome - sumOf(named)
  if (rest === 0) return named
  const restWords = areBothKnown(a, b) ? wordsOfRest(rest, named.length > 0, words) : words.noGenome
  return [...named, { kind: 'otherNodes', words: restWords, points: rest }]
}

/** The strongest nodes, but not a category beside a leaf of its own: that would say one thing twice. */
function strongestApart(nodes: readonly NodePoints[]): NodePoints[] {
  const chosen: NodePoints[] = []
  for (const candidate of nodes) {
    if (chosen.length === MOST_NODES_NAMED) break
    if (!chosen.some(({ node }) => isWithin(node, candidate.node) || isWithin(candidate.node, node))) {
      chosen.push(candidate)
    }
  }
  return chosen
}

function isWithin(node: GenomeNode, category: GenomeNode): boolean {
  return categoryOf(node) === category
}

function areBothKnown(a: ComparedVectors, b: ComparedVectors): boolean {
  return [a, b].every(({ direction }) => direction.some((value) => value !== 0))
}

function wordsOfRest(points: number, beside: boolean, { rest }: ReasonWords): string {
  if (points > 0) return beside ? rest.alikeBeside : rest.alike
  return beside ? rest.unlikeBeside : rest.unlike
}

/** The tags' part, told by the rarest skills that both have. */
function tagReasons(
  a: ComparedVectors,
  b: ComparedVectors,
  score: Score,
  measures: Measures,
  words: ReasonWords,
): Reason[] {
  const points = score.parts.tags
  const skills = sharedComponents(a.tags, b.tags)
    .map(({ index }) => measures.vocabulary.skills[index]!)
    .map((skill) => ({ label: skill.label, rarity: tagIdf(measures.population, skill.id) }))
    .toSorted((one, other) => other.rarity - one.rarity)
    .map(({ label }) => label)
  if (skills.length > 0) {
    return [{ kind: 'sharedTag', words: words.experience(listed(skills)), points, tag: skills[0]! }]
  }
  return points === 0 ? [] : [{ kind: 'sharedTag', words: words.noSkills, points }]
}

/** 'A', 'A and B', 'A, B and 1 more skill', 'A, B and 4 more skills'. */
function listed(skills: readonly string[]): string {
  const more = skills.length - MOST_TAGS_NAMED
  if (more <= 0) return skills.join(' and ')
  return `${skills.slice(0, MOST_TAGS_NAMED).join(', ')} and ${more} more ${more === 1 ? 'skill' : 'skills'}`
}

function textReasons(score: Score, words: ReasonWords): Reason[] {
  const points = score.parts.text
  if (points === 0) return []
  return [{ kind: 'sharedWords', words: points > 0 ? words.sameWords : words.otherWords, points }]
}

/** A node's name inside a sentence: 'data science', and 'creative skills' for a category. */
function inSentence(node: GenomeNode): string {
  const label = nodeLabels[node].toLowerCase()
  return node in genomeTree ? `${label} skills` : label
}

function sumOf(items: readonly { points: number }[]): number {
  return items.reduce((sum, { points }) => sum + points, 0)
}
