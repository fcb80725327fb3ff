import { genomeNodes, type GenomeNode } from '@trellis/contract/genome/genome.ts'
import { tagIdf, textIdf } from '../../genome/population/population.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import { contributionsOf, meanDifference } from '../vectors/direction.ts'
import { closestPairs, type SkillPair } from '../relations/closestPairs.ts'
import { isAbout, nodeOfBoth } from '../relations/nodesOfSkills.ts'
import { nearness, relatedness } from '../relations/skillDimensions.ts'
import type { Measures } from './measures.ts'
import { enumerated, familyOf, firstApart, inSentence, inSentences, listedSkills, pairsAndSingles } from './named.ts'
import { isMeantAlike, isOfSharedSkill, tellingOf } from './meantAlike.ts'
import { isPlain } from './plainWords.ts'
import { type ReasonWords, wordsForPeople } from './reasonWords.ts'
import { LEAST_POINTS_OF_NEAREST, LEAST_POINTS_SHOWN, type Score, shownScore } from './score.ts'
import type { TellableReason, Telling } from './tellings.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { termsOfWord } from '../vectors/terms.ts'
import { type ComparedVectors, shorterOf } from '../vectors/vectors.ts'

const MOST_WORDS_NAMED = 3
/** Of how many nodes, skills, pairs of skills and words the names can be chosen, where a list has named the first ones often. */
const MOST_NODES = 4
const MOST_SKILLS = 5
const MOST_PAIRS = 3
const MOST_WORDS = 3 * MOST_WORDS_NAMED
/** A word is quoted that one of ten uses at most: 'work' and 'people' stand in every second text. */
const LEAST_QUOTED = 2.3
/** Numbers and short words say nothing by themselves: '200' are meters, or people. */
const IS_WORD = /^\p{L}{3,}/u
/** A difference is told that costs more points than this. */
const LEAST_DIFFERENCE = 3

/** What reasons are told of: two who are compared, how well they match, and in whose words it is told. */
interface Grounds {
  readonly a: ComparedVectors
  readonly b: ComparedVectors
  readonly score: Score
  readonly measures: Measures
  readonly words: ReasonWords
}

type Told = Omit<Grounds, 'words'> & { readonly words?: ReasonWords | undefined }

/**
 * Why two match, strongest first, with the ways to tell it to whoever reads it. The points sum to the score; none is below 0.
 * @param beside what speaks for a match beside its likeness, with its points
 */
export function reasonsOf({ words = wordsForPeople, ...told }: Told, beside: readonly TellableReason[] = []): TellableReason[] {
  const grounds = { ...told, words }
  const ofTags = tagReasons(grounds)
  const little = littleElse(grounds, ofTags)
  if (told.score.score === 0) return [little ?? littleInCommon(grounds)]
  const reasons = [...(little ? [little] : []), ...genomeReasons(grounds), ...ofTags, ...textReasons(grounds), ...beside]
  return reasons.toSorted((one, other) => other.points - one.points)
}

/** A node with its share of the genome's part, below 0 where the two differ in it, and whether both have more of it than average, or stand out in it. */
interface NodeShare {
  readonly node: GenomeNode
  readonly share: number
  readonly isAbove: boolean
  readonly isOutstanding: boolean
}

/** That there is little in common, or what it is that is not. */
function littleInCommon({ a, b, words }: Grounds): TellableReason {
  const last = nodesCompared(a, b).at(-1)
  const isNoSkill = isSkillWanted(a, b) && sharedComponents(a.tags, b.tags).length === 0
  const tellings: Telling[] = [
    { words: words.little },
    ...(last !== undefined && last.share < 0 ? [differTelling(last.node, words)] : []),
    ...(isNoSkill ? [{ words: words.noSkills }] : []),
    ...(areBothWeighed(a, b) ? [] : [{ words: words.noGenome }]),
  ]
  return { kind: 'difference', points: 0, tellings }
}

/**
 * That there is little else in common beside skills: who shows two of three skills that a job asks for, and reads of hardly a point, reads why. Where
 * no point is shown, this stands in place of the other reasons and names the skills.
 */
function littleElse({ score, words }: Grounds, ofTags: readonly TellableReason[]): TellableReason | undefined {
  if (score.score >= LEAST_POINTS_OF_NEAREST) return undefined
  const shared = ofTags.find(({ kind }) => kind === 'sharedTag')
  if (shared === undefined) return undefined
  const isNothing = score.score < LEAST_POINTS_SHOWN
  const tellings = isNothing ? shared.tellings.map((told) => ({ words: words.littleElse(told.words) })) : [{ words: words.littleElse() }]
  return { kind: 'difference', points: 0, tellings }
}

/** Whether skills in common can be missing: of a posting that lists none, none is. */
function isSkillWanted(a: ComparedVectors, b: ComparedVectors): boolean {
  const asked = a.asked ?? b.asked
  return asked === undefined || asked.size > 0
}

const differTelling = (node: GenomeNode, words: ReasonWords): Telling => ({ words: words.differ(inSentence(node)), node })

/** The nodes that count for or against a match, what adds most first. */
function nodesCompared(a: ComparedVectors, b: ComparedVectors): NodeShare[] {
  const least = [a, b].map(({ direction }) => meanDifference(direction))
  const standsOut = (at: number) => [a, b].every(({ direction }, one) => direction[at]! >= least[one]!)
  return contributionsOf(a.direction, b.direction)
    .map((share, at): NodeShare => ({ node: genomeNodes[at]!, share, isAbove: a.direction[at]! > 0, isOutstanding: standsOut(at) }))
    .filter(({ share }) => share !== 0)
    .toSorted((one, other) => other.share - one.share)
}

/**
 * The nodes in which both stand out by skills that are about them, told for all that makes the genomes alike; those of which both have little
 * where there are no others; a job asks for a node by a skill that is no trait, for who is to be patient need not be independent;
 * and the node in which they differ most, where the score would be higher without it by more than {@link LEAST_DIFFERENCE} points.
 */
function genomeReasons({ a, b, score, measures, words }: Grounds): TellableReason[] {
  if (!areBothWeighed(a, b)) return [{ kind: 'otherNodes', points: 0, tellings: [{ words: words.noGenome }] }]
  const asked = [...(a.asked ?? b.asked ?? [...a.tags.indices, ...b.tags.indices])]
  const isOfBoth = a.asked === undefined && b.asked === undefined
  const askedFor = isOfBoth ? asked : asked.filter((skill) => !isTrait(skill))
  const nodes = nodesCompared(a, b)
  const points = score.parts.genome
  const forIt = points > 0 ? nodes.filter(({ share }) => share > 0) : []
  const choicesOf = (some: readonly NodeShare[]): GenomeNode[][] =>
    pairsAndSingles(
      firstApart(
        some.map(({ node }) => node),
        MOST_NODES,
      ),
    )
  const reasons: TellableReason[] = []
  const above = forIt.filter(({ isAbove }) => isAbove)
  const isTold = ({ node, isOutstanding }: NodeShare): boolean =>
    isOutstanding && [a, b].every(({ tags }) => isAbout(tags.indices, node, measures.vocabulary))
  const shown = above.filter(isTold)
  if (shown.length > 0) {
    const tellings = choicesOf(shown).map((named): Telling => {
      const isListed = named.every((node) => isAbout(askedFor, node, measures.vocabulary))
      const standOut = isListed ? words.standOut(inSentences(named)) : words.bothStandOut(inSentences(named))
      return { words: standOut, node: named[0]!, nodes: named }
    })
    reasons.push({ kind: 'sharedNode', points, tellings })
  } else if (forIt.length > 0) {
    const behind = choicesOf(forIt.filter(({ isAbove }) => !isAbove)).map((named): Telling => ({
      words: words.stayBehind(inSentences(named)),
    }))
    const tellings = above.length > 0 ? [{ words: words.alikeGenomes }, ...behind] : behind
    reasons.push({ kind: 'otherNodes', points, tellings })
  }
  const last = nodes.at(-1)
  if (last !== undefined && last.share < 0) {
    const lost = shownScore(score.raw - measures.weights.genome * last.share) - score.score
    if (lost > LEAST_DIFFERENCE) reasons.push({ kind: 'difference', points: 0, tellings: [differTelling(last.node, words)] })
  }
  return reasons
}

function areBothWeighed(a: ComparedVectors, b: ComparedVectors): boolean {
  return [a, b].every(({ direction }) => direction.some((value) => value !== 0))
}

/** The skills' parts: those that both have, the rarest first, apart those that a posting lists; and two that are close to each other. */
function tagReasons(grounds: Grounds): TellableReason[] {
  const { a, b, score, measures, words } = grounds
  const { vocabulary, population, dimensions } = measures
  const asked = a.asked ?? b.asked
  const both = sharedComponents(a.tags, b.tags)
  const shared = both.map(({ index, value }) => {
    const { id, label } = vocabulary.skills[index]!
    return { label, value, rarity: tagIdf(population, id), isListed: asked === undefined || asked.has(index) }
  })
  const close = score.parts.related > 0 ? closestPairs(a, b, measures, MOST_PAIRS) : []
  const sameInRelated = sumOf(both.map(({ index, value }) => value * nearness(dimensions, index, index)))
  const related = relatedness(a.tags, b.tags, dimensions)
  // What skills that both have add to the relatedness is told with them.
  const ofClose = close.length === 0 ? 0 : shared.length === 0 ? 1 : Math.max(0, 1 - Math.max(0, sameInRelated) / related)
  const pointsOfShared = score.parts.tags + score.parts.related * (1 - ofClose)
  const reasons: TellableReason[] = []
  if (close.length > 0) {
    const tellings = close.map((pair) => closeTelling(pair, grounds))
    reasons.push({ kind: 'relatedTag', points: score.parts.related * ofClose, tellings })
  }
  const all = sumOf(shared.map(({ value }) => value))
  if (all === 0) {
    if (pointsOfShared > 0) reasons.push({ kind: 'relatedTag', points: pointsOfShared, tellings: [{ words: words.relatedSkills }] })
    if (reasons.length > 0 || !isSkillWanted(a, b)) return reasons
    return [{ kind: 'difference', points: 0, tellings: [{ words: words.noSkills }] }]
  }
  const byRarity = shared.toSorted((one, other) => other.rarity - one.rarity)
  const told = [true, false].flatMap((isListed): TellableReason[] => {
    const some = byRarity.filter((skill) => skill.isListed === isListed)
    if (some.length === 0) return []
    const sentence = isListed ? words.shows : words.showsInText
    const tellings = skillTellings(
      some.map(({ label }) => label),
      sentence,
    )
    const points = some.length === shared.length ? pointsOfShared : pointsOfShared * (sumOf(some.map(({ value }) => value)) / all)
    return [{ kind: 'sharedTag', points, tellings }]
  })
  return [...reasons, ...told]
}

/** The skills by the first two of them, or by others, the rest counted. */
function skillTellings(labels: readonly string[], sentence: (skills: string) => string): Telling[] {
  return pairsAndSingles(labels.slice(0, MOST_SKILLS)).map((named) => {
    const rest = labels.filter((label) => !named.includes(label))
    return { words: sentence(listedSkills([...named, ...rest], named.length)), tag: named[0]! }
  })
}

function closeTelling({ ofA, ofB }: SkillPair, { a, b, measures, words }: Grounds): Telling {
  const labelOf = (skill: number): string => measures.vocabulary.skills[skill]!.label
  // A posting's skill comes last; of two people, neither is first.
  const isPosting = (one: ComparedVectors): boolean => one.asked !== undefined
  const inOrder = isPosting(a) === isPosting(b) ? labelOf(ofA) < labelOf(ofB) : isPosting(b)
  const [own, other] = inOrder ? [ofA, ofB] : [ofB, ofA]
  const asked = a.asked ?? b.asked
  const sentence = asked === undefined || asked.has(other) ? words.close : words.closeInText
  const node = nodeOfBoth(own, other, measures.vocabulary)!
  return { words: sentence(labelOf(own), labelOf(other), inSentence(node)), tag: labelOf(other) }
}

/** The text's part, told by the words that count most of those that both write, or by the next ones; words of skills before all others. */
function textReasons({ a, b, score, measures, words }: Grounds): TellableReason[] {
  const points = score.parts.text
  if (points === 0) return []
  const wordAt = ({ text, words }: ComparedVectors, index: number): string => words?.[text.indices.indexOf(index)] ?? ''
  const written = sharedComponents(a.text, b.text)
    .toSorted((one, other) => other.value - one.value || one.index - other.index)
    .filter(({ index }) => textIdf(measures.population, index) >= LEAST_QUOTED)
    .map(({ index }) => [wordAt(a, index), wordAt(b, index)] as const)
    // Where two words fall into one bucket, or one is a part of another word, they are not the same thing.
    .filter(([one, other]) => IS_WORD.test(one) && (one === other || termsOfWord(one).join() === termsOfWord(other).join()))
  const telling = written
    .values()
    .filter(([one]) => !isPlain(one) && isMeantAlike(one, { a, b, score, measures }))
    .take(MOST_WORDS)
    .toArray()
  // A plain word says something where it is of a skill that both show: 'social' of two social workers.
  const plain = telling.length > 0 ? [] : written.filter(([one]) => isOfSharedSkill(one, a, b, measures.vocabulary))
  const shared = [...telling, ...plain]
    .slice(0, MOST_WORDS)
    .map(([one, other]) => ({ word: shorterOf(one, other), tells: tellingOf(one, a, b, measures.vocabulary) }))
    .toSorted((one, other) => other.tells - one.tells)
    .map(({ word }) => word)
    .filter((word, at, all) => all.findIndex((other) => familyOf(other) === familyOf(word)) === at)
    .map((word) => `“${word}”`)
  const rests = shared.flatMap((_, at) => (at > 0 && at % MOST_WORDS_NAMED === 0 ? [shared.slice(at)] : []))
  const tellings = [shared, ...rests].map((some) => ({ words: wordsTold(some.slice(0, MOST_WORDS_NAMED), words) }))
  return [{ kind: 'sharedWords', points, tellings }]
}

/** That both use these words: whether they mean the same by them is not known. */
function wordsTold(some: readonly string[], { similarTexts, sameWords }: ReasonWords): string {
  if (some.length === 0) return similarTexts
  return sameWords(`the ${some.length === 1 ? 'word' : 'words'} ${enumerated(some)}`)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
