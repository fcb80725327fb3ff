import { tagIdf } from '../../genome/population/population.ts'
import { closestPairs, type SkillPair } from '../relations/closestPairs.ts'
import { nodeOfBoth } from '../relations/nodesOfSkills.ts'
import { nearness, relatedness } from '../relations/skillDimensions.ts'
import { enumerated, inSentence, listedSkills, pairsAndSingles } from '../scoring/named.ts'
import { saidInText } from '../scoring/said.ts'
import type { TellableReason, Telling } from '../scoring/tellings.ts'
import { type Grounds, inOrderTold, isSkillWanted } from './grounds.ts'

/** Of how many skills and pairs of skills the names can be chosen, where a list has named the first ones often. */
const MOST_SKILLS = 5
const MOST_PAIRS = 3

/** The skills' parts: two that are close to each other, and those that both have, the rarest first, apart those that a posting lists. */
export function skillReasons(grounds: Grounds): TellableReason[] {
  const { a, b, score, measures, words, sharedSkills } = grounds
  const { tags, related } = score.parts
  const close = related > 0 ? closestPairs(a, b, measures, MOST_PAIRS) : []
  const ofClose = close.length === 0 ? 0 : shareOfClose(grounds)
  const reasons: TellableReason[] =
    close.length === 0
      ? []
      : [{ kind: 'relatedTag', points: related * ofClose, tellings: close.map((pair) => closeTelling(pair, grounds)) }]
  const points = tags + related * (1 - ofClose)
  const all = sumOf(sharedSkills)
  if (all !== 0) return [...reasons, ...sharedReasons(grounds, points, all)]
  if (points > 0) reasons.push({ kind: 'relatedTag', points, tellings: [{ words: words.relatedSkills }] })
  if (reasons.length > 0 || !isSkillWanted(grounds)) return reasons
  return [{ kind: 'difference', points: 0, tellings: [{ words: words.noSkills }] }]
}

/** How much of the relatedness is told by skills that are close: what skills that both have add to it is told with them. */
function shareOfClose({ a, b, measures: { dimensions }, sharedSkills }: Grounds): number {
  if (sharedSkills.length === 0) return 1
  const ofShared = sharedSkills.reduce((sum, { index, value }) => sum + value * nearness(dimensions, index, index), 0)
  return Math.max(0, 1 - Math.max(0, ofShared) / relatedness(a.tags, b.tags, dimensions))
}

/** That one has a skill that is close to one of the other's, which a posting lists or only mentions. */
function closeTelling({ ofA, ofB }: SkillPair, grounds: Grounds): Telling {
  const { posting, words, measures } = grounds
  const { vocabulary } = measures
  const labelOf = (skill: number): string => vocabulary.skills[skill]!.label
  const [own, other] = inOrderTold(ofA, ofB, grounds)
  const told = [labelOf(own), labelOf(other), inSentence(nodeOfBoth(own, other, vocabulary)!)] as const
  const said = saidInText(other, posting, vocabulary)
  const sentence = said === undefined ? words.close(...told) : words.closeInText(...told, said)
  return { words: sentence, tag: labelOf(other) }
}

/** Those that a posting lists and those that only its text names, by how it does, each with their share of the points. */
function sharedReasons({ posting, measures, words, sharedSkills }: Grounds, points: number, all: number): TellableReason[] {
  const { vocabulary, population } = measures
  const rarest = sharedSkills
    .map(({ index, value }) => {
      const { id, label } = vocabulary.skills[index]!
      return { label, value, rarity: tagIdf(population, id), said: saidInText(index, posting, vocabulary) }
    })
    .toSorted((one, other) => other.rarity - one.rarity)
  return [...Map.groupBy(rarest, ({ said }) => said?.how)].map(([how, some]): TellableReason => {
    const quotes = new Map(some.map(({ label, said }) => [label, said?.words ?? '']))
    const wordsOf = (named: readonly string[]): string =>
      enumerated([...named.map((label) => quotes.get(label)!), ...(named.length < some.length ? ['the like'] : [])])
    const tellings = skillTellings([...quotes.keys()], (listed, named) =>
      how === undefined ? words.shows(listed) : words.showsInText(listed, { how, words: wordsOf(named) }),
    )
    return { kind: 'sharedTag', points: some.length === sharedSkills.length ? points : points * (sumOf(some) / all), tellings }
  })
}

/** The skills by the first two of them, or by others, the rest counted. */
function skillTellings(labels: readonly string[], sentence: (skills: string, named: readonly string[]) => string): Telling[] {
  return pairsAndSingles(labels.slice(0, MOST_SKILLS)).map((named) => ({
    words: sentence(listedSkills(labels, named), named),
    tag: named[0]!,
  }))
}

function sumOf(skills: readonly { readonly value: number }[]): number {
  return skills.reduce((sum, { value }) => sum + value, 0)
}
