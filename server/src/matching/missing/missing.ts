import { genomeNodes } from '@trellis/contract/genome/genome.ts'
import type { Missing } from '@trellis/contract/matching/scores.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { firstApart, inSentences, listedSkills } from '../scoring/named.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { MissingWords } from './missingWords.ts'

/** Whoever stands out in a node by less than this share of their whole direction is not said to. */
const LEAST_STANDING_OUT = 0.25

/**
 * What keeps a student from matching somebody or something better, a sentence for each part that lacks something.
 * @param lacking the skills that the student lacks, by their indices, the heaviest first
 */
export function missingOf(
  own: ComparedVectors,
  other: ComparedVectors,
  lacking: readonly number[],
  vocabulary: Vocabulary,
  words: MissingWords,
): Missing[] {
  return [...missingNodes(own, other, words), ...missingSkills(other, lacking, vocabulary, words), ...missingTopics(own, other, words)]
}

/** The nodes in which the other stands out most and the student does not. */
function missingNodes({ direction: own }: ComparedVectors, { direction: others }: ComparedVectors, words: MissingWords): Missing[] {
  const length = Math.hypot(...others)
  if (length === 0) return [{ kind: 'nodes', words: words.noGenome }]
  const apart = genomeNodes
    .map((node, at) => ({ node, theirs: others[at]!, isOwn: own[at]! > 0 }))
    .filter(({ theirs, isOwn }) => theirs >= length * LEAST_STANDING_OUT && !isOwn)
    .toSorted((one, another) => another.theirs - one.theirs)
  const nodes = firstApart(apart.map(({ node }) => node))
  if (nodes.length === 0) return []
  const sentence = own.some((value) => value !== 0) ? words.nodes : words.nodesAlone
  return [{ kind: 'nodes', words: sentence(inSentences(nodes)), nodes }]
}

/** The skills that the other shows and the student does not; of a posting those first that it lists. */
function missingSkills({ asked }: ComparedVectors, lacking: readonly number[], vocabulary: Vocabulary, words: MissingWords): Missing[] {
  return [true, false].flatMap((isListed): Missing[] => {
    const some = lacking.filter((skill) => (asked?.has(skill) ?? true) === isListed)
    if (some.length === 0) return []
    const skills = some.map((skill) => vocabulary.skills[skill]!.label)
    const sentence = isListed ? words.skills : words.skillsInText
    return [{ kind: 'skills', words: sentence(listedSkills(skills)), skills }]
  })
}

/** That nothing is shared of what the two write. */
function missingTopics({ text: own }: ComparedVectors, { text: others }: ComparedVectors, words: MissingWords): Missing[] {
  if (others.indices.length === 0) return [{ kind: 'topics', words: words.noTopics }]
  if (own.indices.length === 0) return [{ kind: 'topics', words: words.noOwnTopics }]
  return sharedComponents(own, others).length > 0 ? [] : [{ kind: 'topics', words: words.topics }]
}
