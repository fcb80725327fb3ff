import { categoryOf, genomeNodes, genomeTree, nodeLabels, type GenomeNode } from '@trellis/contract/genome/genome.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { tagIdf } from '../../genome/population/population.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { contributionsOf } from '../vectors/direction.ts'
import type { Measures } from './measures.ts'
import { type ReasonWords, wordsForPeople } from './reasonWords.ts'
import type { Score } from './score.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { termsOf } from '../vectors/terms.ts'
import { type ComparedVectors, shorterOf } from '../vectors/vectors.ts'

const MOST_NODES_NAMED = 2
const MOST_TAGS_NAMED = 2
const MOST_WORDS_NAMED = 3
/** What is left of points by rounding alone. */
const NOTHING = 1e-9

/** What reasons are told of: two who are compared, and how well they match. */
interface Grounds {
  readonly a: ComparedVectors
  readonly b: ComparedVectors
  readonly score: Score
  readonly measures: Measures
  readonly words: ReasonWords
}

/**
 * Why two match, strongest first, in words for whoever reads them. The points sum to the score; none is below 0.
 * @param beside what speaks for a match beside its likeness, with its points
 */
export function reasonsOf(
  a: ComparedVectors,
  b: ComparedVectors,
  score: Score,
  measures: Measures,
  words: ReasonWords = wordsForPeople,
  beside: readonly Reason[] = [],
): Reason[] {
  if (score.score === 0) return [{ kind: 'difference', words: words.little, points: 0 }]
  const grounds = { a, b, score, measures, words }
  const reasons = [...genomeReasons(grounds), ...tagReasons(grounds), ...textReasons(grounds), ...beside]
  return reasons.toSorted((one, other) => other.points - one.points)
}

/** A node with its share of the genome's part: below 0 where the two differ in it. */
interface NodeShare {
  readonly node: GenomeNode
  readonly share: number
}

/** The nodes in which both stand out, what is left of the genome's part, and the node in which they differ most. */
function genomeReasons({ a, b, score, measures, words }: Grounds): Reason[] {
  const contributions = contributionsOf(a.direction, b.direction)
  const forIt = sumOf(contributions.map((one) => Math.max(0, one)))
  const nodes = contributions
    .map((one, at) => ({
      node: genomeNodes[at]!,
      // Where nothing speaks for it, differences are still told apart.
      share: one / (forIt || 1),
      bothStandOut: a.direction[at]! > 0 && b.direction[at]! > 0,
    }))
    .filter(({ node }) => node !== 'other')
    .toSorted((one, other) => other.share - one.share)
  const points = score.parts.genome
  const shared = points > 0 ? strongestApart(nodes.filter(({ bothStandOut, share }) => bothStandOut && share > 0)) : []
  const sharedPoints = points * sumOf(shared.map(({ share }) => share))
  const reasons: Reason[] = []
  if (shared.length > 0) {
    const named = shared.map(({ node }) => inSentence(node)).join(' and ')
    const isListed = shared.every(({ node }) => isAskedFor(node, a.asked ?? b.asked, measures.vocabulary))
    const standOut = isListed ? words.standOut(named) : words.standOutInText(named)
    const { node } = shared[0]!
    reasons.push({ kind: 'sharedNode', words: standOut, points: sharedPoints, node, nodes: shared.map((one) => one.node) })
  }
  const rest = points - sharedPoints
  if (rest > NOTHING || (rest > 0 && shared.length === 0)) {
    reasons.push({ kind: 'otherNodes', words: shared.length > 0 ? words.rest.alikeBeside : words.rest.alike, points: rest })
  } else if (shared.length > 0) {
    reasons[0]!.points = points
  }
  if (!areBothWeighed(a, b)) return [...reasons, { kind: 'otherNodes', words: words.noGenome, points: 0 }]
  const last = nodes.at(-1)!
  if (last.share < 0) {
    reasons.push({ kind: 'difference', words: words.differ(inSentence(last.node)), points: 0, node: last.node })
  }
  return reasons
}

/** Whether one of the skills that a posting lists weighs on a node. People list nothing: theirs is what they did. */
function isAskedFor(node: GenomeNode, asked: ReadonlySet<number> | undefined, vocabulary: Vocabulary): boolean {
  if (asked === undefined) return true
  const weighs = (skill: number) =>
    vocabulary.weights[skill]!.some(({ node: at }) => genomeNodes[at] === node || categoryOf(genomeNodes[at]!) === node)
  return [...asked].some(weighs)
}

/** The strongest nodes, but not a category beside a leaf of its own: that would say one thing twice. */
function strongestApart(nodes: readonly NodeShare[]): NodeShare[] {
  const chosen: NodeShare[] = []
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

function areBothWeighed(a: ComparedVectors, b: ComparedVectors): boolean {
  return [a, b].every(({ direction }) => direction.some((value) => value !== 0))
}

/** The tags' part, told by the rarest skills that both have: apart those that a posting lists, and others of its text. */
function tagReasons({ a, b, score, measures, words }: Grounds): Reason[] {
  const { vocabulary, population } = measures
  const asked = a.asked ?? b.asked
  const shared = sharedComponents(a.tags, b.tags).map(({ index, value }) => {
    const { id, label } = vocabulary.skills[index]!
    return { label, value, rarity: tagIdf(population, id), isListed: asked === undefined || asked.has(index) }
  })
  const all = sumOf(shared.map(({ value }) => value))
  if (all === 0) {
    const isSomethingMissing = asked === undefined || asked.size > 0
    return isSomethingMissing ? [{ kind: 'difference', words: words.noSkills, points: 0 }] : []
  }
  const byRarity = shared.toSorted((one, other) => other.rarity - one.rarity)
  return [true, false].flatMap((isListed): Reason[] => {
    const some = byRarity.filter((skill) => skill.isListed === isListed)
    if (some.length === 0) return []
    const labels = some.map(({ label }) => label)
    const grounds = isListed ? words.experience(listed(labels)) : words.experienceInText(listed(labels))
    const points = some.length === shared.length ? score.parts.tags : score.parts.tags * (sumOf(some.map(({ value }) => value)) / all)
    return [{ kind: 'sharedTag', words: grounds, points, tag: labels[0]! }]
  })
}

/** 'A', 'A and B', 'A, B and 1 more skill', 'A, B and 4 more skills'. */
function listed(skills: readonly string[]): string {
  const more = skills.length - MOST_TAGS_NAMED
  if (more <= 0) return skills.join(' and ')
  return `${skills.slice(0, MOST_TAGS_NAMED).join(', ')} and ${more} more ${more === 1 ? 'skill' : 'skills'}`
}

/** The text's part, told by the words that count most of those that both write. */
function textReasons({ a, b, score, words }: Grounds): Reason[] {
  const points = score.parts.text
  if (points === 0) return []
  const wordAt = ({ text, words }: ComparedVectors, index: number): string => words?.[text.indices.indexOf(index)] ?? ''
  const shared = sharedComponents(a.text, b.text)
    .toSorted((one, other) => other.value - one.value || one.index - other.index)
    .map(({ index }) => [wordAt(a, index), wordAt(b, index)] as const)
    // Where two words fall into one bucket, they are not the same thing.
    .filter(([one, other]) => one !== '' && termsOf(one)[0] === termsOf(other)[0])
    .slice(0, MOST_WORDS_NAMED)
    .map(([one, other]) => `“${shorterOf(one, other)}”`)
  return [{ kind: 'sharedWords', words: words.sameWords(enumerated(shared)), points }]
}

/** 'a', 'a and b', 'a, b and c'. */
function enumerated(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** A node's name inside a sentence: 'data science', and 'creative skills' for a category. */
function inSentence(node: GenomeNode): string {
  const label = nodeLabels[node].toLowerCase()
  return node in genomeTree ? `${label} skills` : label
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
