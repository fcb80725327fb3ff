import { type GenomeNode, nodeLabels } from '@trellis/contract/genome/genome.ts'
import type { Ground, Reason } from '@trellis/contract/matching/scores.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { entriesOf } from '../../genome/entries.ts'
import { tagIdf } from '../../genome/population/population.ts'
import { closestPairs } from '../relations/closestPairs.ts'
import { isAbout } from '../relations/nodesOfSkills.ts'
import type { Measures } from '../scoring/measures.ts'
import { bioTexts } from '../vectors/bioTexts.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { termsOf } from '../vectors/terms.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { atMost } from './quote.ts'

/** What somebody tells, or a job: texts, entries with their skills, and the vectors that were made of it. */
export interface Told {
  readonly texts: readonly string[]
  readonly entries: readonly { readonly name: string; readonly tags: readonly string[] }[]
  readonly vectors: ComparedVectors
}

export const toldIn = (bio: StudentProfile, vectors: ComparedVectors): Told => ({
  texts: bioTexts(bio),
  entries: entriesOf(bio, 0),
  vectors,
})

/** Of a reason so many skills are told of, and of each so many places; of a node so many skills. */
const [MOST_SKILLS, MOST_PLACES, MOST_OF_NODE] = [6, 3, 5]
const LONGEST_PLACE = 100
const BEFORE_WORD = 50
/** So many letters of a word stand in a text as they are, whatever its ending and its accents. */
const SURELY_WRITTEN = 4
/** No more texts are looked through, nor more of each: a profile is answered at once. */
const MOST_TEXTS = 120
const LONGEST_READ = 600

/** The reasons of a match, told to `own`, each with what it rests on in what the two tell; those that rest on no skill, node or word as they are. */
export function withGrounds(reasons: readonly Reason[], own: Told, other: Told, measures: Measures): Reason[] {
  const [yours, theirs] = [placesIn(own, measures), placesIn(other, measures)]
  const ground = (of: string, find: (places: Places) => string[]): Ground => ({ of, yours: find(yours), theirs: find(theirs) })
  const ofSkill = (skill: number): Ground => ground(measures.vocabulary.skills[skill]!.label, (places) => places.ofSkill(skill))
  const groundsOf = ({ kind, tag, nodes = [], words }: Reason): Ground[] => {
    if (kind === 'sharedTag') return sharedSkills(own.vectors, other.vectors, measures).map(ofSkill)
    if (kind === 'relatedTag' && tag !== undefined) {
      return closestPairs(own.vectors, other.vectors, measures, 1).flatMap(({ ofA, ofB }) => [ofSkill(ofA), ofSkill(ofB)])
    }
    if (kind === 'sharedNode') return nodes.map((node) => groundOfNode(node as GenomeNode, own.vectors, other.vectors, measures))
    if (kind !== 'sharedWords') return []
    return [...words.matchAll(/“([^”]+)”/g)].map(([, word]) => ground(`“${word}”`, (places) => places.ofWord(word!)))
  }
  return reasons.map((reason) => {
    const restsOn = groundsOf(reason).filter(({ yours: ofYours, theirs: ofTheirs }) => ofYours.length + ofTheirs.length > 0)
    return restsOn.length === 0 ? reason : { ...reason, restsOn }
  })
}

/** The skills that both have, the rarest first, as reasons name them. */
function sharedSkills(own: ComparedVectors, other: ComparedVectors, { vocabulary, population }: Measures): number[] {
  const rarity = (skill: number): number => tagIdf(population, vocabulary.skills[skill]!.id)
  return sharedComponents(own.tags, other.tags)
    .map(({ index }) => index)
    .toSorted((one, another) => rarity(another) - rarity(one))
    .slice(0, MOST_SKILLS)
}

function groundOfNode(node: GenomeNode, own: ComparedVectors, other: ComparedVectors, { vocabulary }: Measures): Ground {
  const skillsOf = ({ tags: { indices, values } }: ComparedVectors): string[] =>
    [...indices.keys()]
      .filter((at) => isAbout([indices[at]!], node, vocabulary))
      .toSorted((one, another) => values[another]! - values[one]!)
      .slice(0, MOST_OF_NODE)
      .map((at) => vocabulary.skills[indices[at]!]!.label)
  return { of: nodeLabels[node], yours: skillsOf(own), theirs: skillsOf(other) }
}

/** Where skills and words stand. */
interface Places {
  readonly ofSkill: (skill: number) => string[]
  readonly ofWord: (word: string) => string[]
}

function placesIn({ texts, entries }: Told, { vocabulary }: Measures): Places {
  const skillsOf = entries.map(({ name, tags }) => ({ name, skills: tags.map(vocabulary.indexOf) }))
  const sentences = texts
    .slice(0, MOST_TEXTS)
    .flatMap((text) => text.slice(0, LONGEST_READ).split(/(?<=[.!?])\s+|\n+/))
    // A description begins its lines with marks.
    .map((sentence) => ({ text: sentence.replace(/^[#*>\s-]+/, '').trim(), words: ` ${wordsOf(sentence).join(' ')} ` }))
  let terms: ReadonlySet<string>[] | undefined
  return {
    ofSkill(skill) {
      const tagged = skillsOf.filter(({ name, skills }) => name !== '' && skills.includes(skill)).map(({ name }) => name)
      const { label, aliases } = vocabulary.skills[skill]!
      const names = [label, ...aliases].map((name) => ` ${wordsOf(name).join(' ')} `)
      if (tagged.length > 0) return first(tagged)
      return first(
        sentences.flatMap(({ text, words }) => {
          const name = names.find((one) => words.includes(one))
          return name === undefined ? [] : [around(text, name.trim())]
        }),
      )
    },
    ofWord(word) {
      terms ??= sentences.map(({ text }) => new Set(termsOf(text)))
      const wanted = termsOf(word)
      return first(sentences.filter((_, at) => wanted.every((term) => terms![at]!.has(term))).map(({ text }) => around(text, word)))
    },
  }
}

/** A sentence in quotes, and of a long one what stands around a word. */
function around(text: string, word: string): string {
  const at = text.length <= LONGEST_PLACE ? 0 : Math.max(0, text.toLowerCase().indexOf(word.slice(0, SURELY_WRITTEN)) - BEFORE_WORD)
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1
  return `“${from > 0 ? '…' : ''}${atMost(text.slice(from), LONGEST_PLACE)}”`
}

const first = (places: readonly string[]): string[] => [...new Set(places)].slice(0, MOST_PLACES)
