import { categoryOf, genomeNodes, type GenomeNode } from '@trellis/contract/genome/genome.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { tagIdf } from '../../genome/population/population.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { contributionsOf } from '../vectors/direction.ts'
import { closestPair, type SkillPair } from '../relations/closestPair.ts'
import { nearness, relatedness } from '../relations/skillDimensions.ts'
import type { Measures } from './measures.ts'
import { enumerated, firstApart, inSentence, inSentences, listedSkills } from './named.ts'
import { type ReasonWords, wordsForPeople } from './reasonWords.ts'
import { type Score, shownScore } from './score.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { termsOf } from '../vectors/terms.ts'
import { type ComparedVectors, shorterOf } from '../vectors/vectors.ts'

const MOST_WORDS_NAMED = 3
/** A difference is told that costs more points than this. */
const LEAST_DIFFERENCE = 3

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

/** A node with its share of the genome's part, below 0 where the two differ in it, and whether the first has more of it than most. */
interface NodeShare {
  readonly node: GenomeNode
  readonly share: number
  readonly isAbove: boolean
}

/**
 * The nodes in which both stand out, those in which both stay behind, and the node in which they differ most, where the score
 * would be higher without it by more than {@link LEAST_DIFFERENCE} points.
 */
function genomeReasons({ a, b, score, measures, words }: Grounds): Reason[] {
  if (!areBothWeighed(a, b)) return [{ kind: 'otherNodes', words: words.noGenome, points: 0 }]
  const nodes = contributionsOf(a.direction, b.direction)
    .map((share, at): NodeShare => ({ node: genomeNodes[at]!, share, isAbove: a.direction[at]! > 0 }))
    .filter(({ share }) => share !== 0)
    .toSorted((one, other) => other.share - one.share)
  const forIt = nodes.filter(({ share }) => share > 0)
  const all = sumOf(forIt.map(({ share }) => share))
  const pointsOf = (some: readonly NodeShare[]): number => score.parts.genome * (sumOf(some.map(({ share }) => share)) / all)
  const reasons: Reason[] = []
  const above = score.parts.genome > 0 ? forIt.filter(({ isAbove }) => isAbove) : []
  if (above.length > 0) {
    const named = firstApart(above.map(({ node }) => node))
    const isListed = named.every((node) => isAskedFor(node, a.asked ?? b.asked, measures.vocabulary))
    const standOut = isListed ? words.standOut(inSentences(named)) : words.standOutInText(inSentences(named))
    reasons.push({ kind: 'sharedNode', words: standOut, points: pointsOf(above), node: named[0]!, nodes: named })
  }
  const below = score.parts.genome > 0 ? forIt.filter(({ isAbove }) => !isAbove) : []
  if (below.length > 0) {
    const named = firstApart(below.map(({ node }) => node))
    reasons.push({ kind: 'otherNodes', words: words.stayBehind(inSentences(named)), points: pointsOf(below) })
  }
  const last = nodes.at(-1)
  if (last !== undefined && last.share < 0) {
    const lost = shownScore(score.raw - measures.weights.genome * last.share) - score.score
    if (lost > LEAST_DIFFERENCE) {
      reasons.push({ kind: 'difference', words: words.differ(inSentence(last.node)), points: 0, node: last.node })
    }
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

function areBothWeighed(a: ComparedVectors, b: ComparedVectors): boolean {
  return [a, b].every(({ direction }) => direction.some((value) => value !== 0))
}

/** The skills' parts: those that both have, the rarest first, apart those that a posting lists; and two that are close to each other. */
function tagReasons(grounds: Grounds): Reason[] {
  const { a, b, score, measures, words } = grounds
  const { vocabulary, population, dimensions } = measures
  const asked = a.asked ?? b.asked
  const both = sharedComponents(a.tags, b.tags)
  const shared = both.map(({ index, value }) => {
    const { id, label } = vocabulary.skills[index]!
    return { label, value, rarity: tagIdf(population, id), isListed: asked === undefined || asked.has(index) }
  })
  const close = score.parts.related > 0 ? closestPair(a, b, measures) : undefined
  const sameInRelated = sumOf(both.map(({ index, value }) => value * nearness(dimensions, index, index)))
  const related = relatedness(a.tags, b.tags, dimensions)
  // What skills that both have add to the relatedness is told with them.
  const ofClose = close === undefined ? 0 : shared.length === 0 ? 1 : Math.max(0, 1 - Math.max(0, sameInRelated) / related)
  const pointsOfShared = score.parts.tags + score.parts.related * (1 - ofClose)
  const reasons: Reason[] = []
  if (close !== undefined) reasons.push(closeReason(close, grounds, score.parts.related * ofClose))
  const all = sumOf(shared.map(({ value }) => value))
  if (all === 0) {
    if (pointsOfShared > 0) reasons.push({ kind: 'relatedTag', words: words.relatedSkills, points: pointsOfShared })
    const isSomethingMissing = asked === undefined || asked.size > 0
    return reasons.length > 0 || !isSomethingMissing ? reasons : [{ kind: 'difference', words: words.noSkills, points: 0 }]
  }
  const byRarity = shared.toSorted((one, other) => other.rarity - one.rarity)
  const told = [true, false].flatMap((isListed): Reason[] => {
    const some = byRarity.filter((skill) => skill.isListed === isListed)
    if (some.length === 0) return []
    const labels = some.map(({ label }) => label)
    const sentence = isListed ? words.shows(listedSkills(labels)) : words.showsInText(listedSkills(labels))
    const points = some.length === shared.length ? pointsOfShared : pointsOfShared * (sumOf(some.map(({ value }) => value)) / all)
    return [{ kind: 'sharedTag', words: sentence, points, tag: labels[0]! }]
  })
  return [...reasons, ...told]
}

function closeReason({ ofA, ofB }: SkillPair, { a, b, measures, words }: Grounds, points: number): Reason {
  const labelOf = (skill: number): string => measures.vocabulary.skills[skill]!.label
  // A posting's skill comes last; of two people, neither is first.
  const isPosting = (one: ComparedVectors): boolean => one.asked !== undefined
  const inOrder = isPosting(a) === isPosting(b) ? labelOf(ofA) < labelOf(ofB) : isPosting(b)
  const [own, other] = inOrder ? [ofA, ofB] : [ofB, ofA]
  const asked = a.asked ?? b.asked
  const sentence = asked === undefined || asked.has(other) ? words.close : words.closeInText
  return { kind: 'relatedTag', words: sentence(labelOf(own), labelOf(other)), points, tag: labelOf(other) }
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

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
