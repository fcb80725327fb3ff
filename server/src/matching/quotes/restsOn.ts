import { type GenomeNode, nodeLabels } from '@trellis/contract/genome/genome.ts'
import type { Ground, Reason } from '@trellis/contract/matching/scores.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { entriesOf } from '../../genome/entries.ts'
import { weighingTime } from '../../genome/genomeOf.ts'
import { tagIdf } from '../../genome/population/population.ts'
import { createPace, mapYielding, type Pace } from '../../platform/reading/mapYielding.ts'
import { closestPairs } from '../relations/closestPairs.ts'
import { skillsAbout } from '../relations/nodesOfSkills.ts'
import type { Measures } from '../scoring/measures.ts'
import { postingOf, saidInText } from '../scoring/said.ts'
import { skillsInText } from '../../resumes/skills/skillsInText.ts'
import { bioTexts, deedTexts } from '../vectors/bioTexts.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { termsOf } from '../vectors/terms.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { atMost } from './quote.ts'
import { readForSkills, sentencesOf } from './sentences.ts'

/** What somebody tells, or a job: texts, entries with their skills, and the vectors that were made of it. */
export interface Told {
  readonly texts: readonly string[]
  /** Those that show skills: of a bio not what somebody wishes for. */
  readonly shown: readonly string[]
  /** First what shows most of a skill. */
  readonly entries: readonly { readonly name: string; readonly tags: readonly string[] }[]
  /** How the clubs are called that a text may name: a skill in such a name is shown by the club, not by what was done for it. */
  readonly clubs?: readonly string[]
  readonly vectors: ComparedVectors
}

/** What the bio of somebody tells, as of `now`, in milliseconds since 1970. */
export const toldIn = (bio: StudentProfile, vectors: ComparedVectors, now: number): Told => ({
  texts: bioTexts(bio),
  shown: deedTexts(bio),
  entries: entriesOf(bio, weighingTime(now)),
  clubs: clubsOf(bio),
  vectors,
})

const clubsOf = ({ highschoolInfo, collegeInfo, graduateInfo, professionalInfo }: StudentProfile): string[] =>
  [highschoolInfo, collegeInfo, graduateInfo, professionalInfo]
    .flatMap(({ clubsOrgs }) => clubsOrgs.map(({ name }) => name))
    .filter(Boolean)
    .slice(0, MOST_CLUBS)

/** Of a reason so many skills are told of, and of each so many places; of a node so many skills. */
const [MOST_SKILLS, MOST_PLACES, MOST_OF_NODE] = [6, 3, 5]
/** Of so many clubs the names are left out of what was done for them. */
const MOST_CLUBS = 20
const LONGEST_PLACE = 100
const BEFORE_WORD = 50
/** So many letters of a word stand in a text as they are, whatever its ending and its accents. */
const SURELY_WRITTEN = 4

/**
 * The reasons of a match, told to `own`, each with what it rests on in what the two tell; those that rest on no skill, node or word as they are.
 * Others are answered while long texts are read.
 */
export async function withGrounds(reasons: readonly Reason[], own: Told, other: Told, measures: Measures): Promise<Reason[]> {
  const pace = createPace()
  const [yours, theirs] = [placesIn(own, measures, pace), placesIn(other, measures, pace)]
  const ground = (of: string, find: (places: Places) => Promise<string[]>) => async (): Promise<Ground> => ({
    of,
    yours: await find(yours),
    theirs: await find(theirs),
  })
  const ofSkill = (skill: number) => ground(measures.vocabulary.skills[skill]!.label, (places) => places.ofSkill(skill))
  const groundsOf = ({ kind, tag, nodes = [], words }: Reason): (() => Promise<Ground>)[] => {
    if (kind === 'sharedTag') return sharedSkills(own.vectors, other.vectors, measures, tag).map(ofSkill)
    if (kind === 'relatedTag' && tag !== undefined) {
      return closestPairs(own.vectors, other.vectors, measures, 1).flatMap(({ ofA, ofB }) => [ofSkill(ofA), ofSkill(ofB)])
    }
    if (kind === 'sharedNode')
      return nodes.map((node) => async () => groundOfNode(node as GenomeNode, own.vectors, other.vectors, measures))
    if (kind !== 'sharedWords') return []
    return [...words.matchAll(/“([^”]+)”/g)].map(([, word]) => ground(`“${word}”`, (places) => places.ofWord(word!)))
  }
  const grounded: Reason[] = []
  for (const reason of reasons) {
    const all: Ground[] = []
    for (const find of groundsOf(reason)) all.push(await find())
    const restsOn = all.filter(({ yours: ofYours, theirs: ofTheirs }) => ofYours.length + ofTheirs.length > 0)
    grounded.push(restsOn.length === 0 ? reason : { ...reason, restsOn })
  }
  return grounded
}

/** The skills that both have, the rarest first, as reasons name them: of a posting those of which it tells as it does of the one that is named. */
function sharedSkills(own: ComparedVectors, other: ComparedVectors, { vocabulary, population }: Measures, named = ''): number[] {
  const posting = postingOf(own, other)
  const howTold = (skill: number) => saidInText(skill, posting, vocabulary)?.how
  const howNamed = howTold(vocabulary.indexOf(named))
  const rarity = (skill: number): number => tagIdf(population, vocabulary.skills[skill]!.id)
  return sharedComponents(own.tags, other.tags)
    .map(({ index }) => index)
    .filter((skill) => howTold(skill) === howNamed)
    .toSorted((one, another) => rarity(another) - rarity(one))
    .slice(0, MOST_SKILLS)
}

function groundOfNode(node: GenomeNode, own: ComparedVectors, other: ComparedVectors, { vocabulary }: Measures): Ground {
  const skillsOf = (vectors: ComparedVectors): string[] =>
    skillsAbout(vectors, node, vocabulary)
      .slice(0, MOST_OF_NODE)
      .map(({ skill }) => vocabulary.skills[skill]!.label)
  return { of: nodeLabels[node], yours: skillsOf(own), theirs: skillsOf(other) }
}

/** Where skills and words stand. */
interface Places {
  readonly ofSkill: (skill: number) => Promise<string[]>
  readonly ofWord: (word: string) => Promise<string[]>
}

function placesIn({ texts, shown, entries, clubs = [] }: Told, { vocabulary }: Measures, pace: Pace): Places {
  const skillsOf = entries.map(({ name, tags }) => ({ name, skills: tags.map(vocabulary.indexOf) }))
  const written = sentencesOf(texts)
  const telling = readForSkills(sentencesOf(shown))
  let terms: Promise<ReadonlySet<string>[]> | undefined
  let read: Promise<ReadonlySet<string>[]> | undefined
  return {
    async ofSkill(skill) {
      const tagged = skillsOf.filter(({ name, skills }) => name !== '' && skills.includes(skill)).map(({ name }) => name)
      if (tagged.length > 0) return first(tagged)
      // Read as the match reads it: a wish shows no skill, nor does a name of it that means something else.
      read ??= mapYielding(telling, (text) => new Set(skillsInText(besideClubs(text, clubs))), pace)
      const skillsAt = await read
      const { label } = vocabulary.skills[skill]!
      return mapYielding(first(telling.filter((_, at) => skillsAt[at]!.has(label))), (text) => aroundSkill(text, label), pace)
    },
    async ofWord(word) {
      terms ??= mapYielding(written, (text) => new Set(termsOf(text)), pace)
      const termsAt = await terms
      const wanted = termsOf(word)
      return first(written.filter((_, at) => wanted.every((term) => termsAt[at]!.has(term))).map((text) => around(text, word)))
    },
  }
}

/** A text without the names of clubs, unless it is one: 'Raising money for the Repair Café' says nothing of repairs. */
const besideClubs = (text: string, clubs: readonly string[]): string =>
  clubs.includes(text) ? text : clubs.reduce((rest, name) => rest.replaceAll(name, ' '), text)

/** A sentence in quotes, and of a long one from the part on that names a skill. */
function aroundSkill(text: string, label: string): string {
  const parts = text.length <= LONGEST_PLACE ? [] : text.split(/(?<=[,;]) | (?=and )/)
  const named = parts.find((part) => skillsInText(part).includes(label))
  return quoted(text, named === undefined ? 0 : text.indexOf(named))
}

/** A sentence in quotes, and of a long one what stands around a word. */
function around(text: string, word: string): string {
  const at = text.length <= LONGEST_PLACE ? 0 : Math.max(0, text.toLowerCase().indexOf(word.slice(0, SURELY_WRITTEN)) - BEFORE_WORD)
  return quoted(text, at === 0 ? 0 : text.indexOf(' ', at) + 1)
}

const quoted = (text: string, from: number): string => `“${from > 0 ? '…' : ''}${atMost(text.slice(from), LONGEST_PLACE)}”`

const first = (places: readonly string[]): string[] => [...new Set(places)].slice(0, MOST_PLACES)
