import { type GenomeNode, genomeNodes, leaves } from '@trellis/contract/genome/genome.ts'
import type { Missing } from '@trellis/contract/matching/scores.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import { skillsNamedFor } from '../relations/nodesOfSkills.ts'
import { inSentence, listedSkills, someSkills } from '../scoring/named.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { SkillsSaid } from '../quotes/skillsSaid.ts'
import type { MissingWords } from './missingWords.ts'

/** Whoever stands out in a node by less than this share of their whole direction is not said to. */
const LEAST_STANDING_OUT = 0.25
const MOST_NODES_NAMED = 2

/** What somebody lacks of what another shows. */
export interface Lacking {
  /** By their indices, the heaviest first. */
  readonly skills: readonly number[]
  /** Whether there are none beside them: only then are they counted. */
  readonly areAll: boolean
}

/**
 * What keeps a student from matching somebody or something better, a sentence for each part that lacks something.
 */
export function missingOf(
  own: ComparedVectors,
  other: ComparedVectors,
  lacking: Lacking,
  vocabulary: Vocabulary,
  words: MissingWords,
  said: SkillsSaid,
): Missing[] {
  return [
    ...missingNodes(own, other, lacking, vocabulary, words),
    ...missingSkills(other, lacking, vocabulary, words, said),
    ...missingTopics(own, other, words),
  ]
}

/**
 * The nodes in which the other stands out most and the student does not, each with the skill that weighs most in it: where the student shows it
 * too, or it is how somebody goes about things, nothing is said of the node.
 */
function missingNodes(
  own: ComparedVectors,
  other: ComparedVectors,
  lacking: Lacking,
  vocabulary: Vocabulary,
  words: MissingWords,
): Missing[] {
  const length = Math.hypot(...other.direction)
  if (length === 0) return [{ kind: 'nodes', words: words.noGenome }]
  const told = genomeNodes
    .map((node, at) => ({ node, theirs: other.direction[at]!, isOwn: own.direction[at]! > 0 }))
    .filter(({ node, theirs, isOwn }) => isLeaf(node) && theirs >= length * LEAST_STANDING_OUT && !isOwn)
    .toSorted((one, another) => another.theirs - one.theirs)
    .map(({ node }) => ({ node, skill: skillsNamedFor(other, node, vocabulary)[0]?.skill }))
    .filter(({ skill }) => skill !== undefined && !isTrait(skill) && lacking.skills.includes(skill))
    .slice(0, MOST_NODES_NAMED)
  if (told.length === 0) return []
  const sentence = own.direction.some((value) => value !== 0) ? words.nodes : words.nodesAlone
  const named = told.map(({ node, skill }) => `${inSentence(node)} (${vocabulary.skills[skill!]!.label})`)
  return [{ kind: 'nodes', words: sentence(named.join(' and ')), nodes: told.map(({ node }) => node) }]
}

const isLeaf = (node: GenomeNode): boolean => leaves.some((leaf) => leaf === node)

/**
 * The skills that the other shows and the student does not; of a posting those first that it lists, then those that its text names, and the heaviest that
 * it tells of in other words. One that is not found in the text is not named.
 */
function missingSkills(
  { asked }: ComparedVectors,
  lacking: Lacking,
  vocabulary: Vocabulary,
  words: MissingWords,
  said: SkillsSaid,
): Missing[] {
  const labelsOf = (isListed: boolean): string[] =>
    lacking.skills.filter((skill) => (asked?.has(skill) ?? true) === isListed).map((skill) => vocabulary.skills[skill]!.label)
  const toldOf = (skills: string[], sentence: (skills: string) => string): Missing[] =>
    skills.length === 0 ? [] : [{ kind: 'skills', words: sentence(lacking.areAll ? listedSkills(skills) : someSkills(skills)), skills }]
  const inText = labelsOf(false)
  const [named, others] = [
    inText.filter((label) => said(label) === label),
    inText.filter((label) => ![label, undefined].includes(said(label))),
  ]
  return [
    ...toldOf(labelsOf(true), words.skills),
    ...toldOf(named, words.skillsInText),
    ...toldOf(others.slice(0, 1), (label) => words.skillSaid(said(label)!, label)),
  ]
}

/** That nothing is shared of what the two write. */
function missingTopics({ text: own }: ComparedVectors, { text: others }: ComparedVectors, words: MissingWords): Missing[] {
  if (others.indices.length === 0) return [{ kind: 'topics', words: words.noTopics }]
  if (own.indices.length === 0) return [{ kind: 'topics', words: words.noOwnTopics }]
  return sharedComponents(own, others).length > 0 ? [] : [{ kind: 'topics', words: words.topics }]
}
