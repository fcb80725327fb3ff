import type { ActivityEntry, TaggedEntry, TimeCommitment } from '@trellis/contract/profiles/profiles.ts'
import { MOST_TAGS, OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import type { Calling } from './callings.ts'
import type { Outline } from './outline.ts'
import { freeTags, hobbies, type Pastime, sideJobs, sports } from './pastimes.ts'
import type { Random } from '../random.ts'
import type { Entry } from './sections.ts'

type Tagged = 'subjects' | 'clubs' | 'societies' | 'jobs' | 'placements' | 'majors' | 'training' | 'work' | 'feats'

/** Makes entries of one person, never telling the same thing twice. */
export interface EntryWriter {
  readonly random: Random
  readonly who: Outline
  /** How many rows of a list they fill in: between `least` and `most`, by diligence. */
  count(least: number, most: number): number
  /** Things from their calling, some from their second interest, and some that anybody does. */
  choose(kind: Tagged, count: number, others?: readonly Entry[]): Entry[]
  /** One thing from their calling alone; nothing where all is told. */
  own(kind: Tagged): Entry | undefined
  tagged(entry: Entry): TaggedEntry
  /** `longest` is in years. */
  activity(entry: Entry, roles: readonly string[], longest: number): ActivityEntry
  sports(count: number): Pastime[]
  hobbies(count: number): Pastime[]
  sideJobs(count: number): Pastime[]
}

const SECOND = 0.22
const OTHERS = 0.2
const BEHAVIORAL_TAG = 0.5
const FREE_TAG = 0.025
const NO_TAG = 0.01

/** Makes the entries of one made-up person: what is told once of a kind is not told again. */
export function entryWriterOf(random: Random, who: Outline): EntryWriter {
  const used = new Set<string>()
  const fresh = <T extends Entry>(kind: string, list: readonly T[]): T[] => list.filter(({ words }) => !used.has(`${kind}: ${words}`))
  const note = <T extends Entry>(kind: string, chosen: T[]): T[] => {
    for (const { words } of chosen) used.add(`${kind}: ${words}`)
    return chosen
  }
  const oneOf = (kind: Tagged, others: readonly Entry[]): Entry[] => {
    const dice = random.next()
    // A degree is in one's calling; a second interest is studied beside it.
    const from: Calling = who.second !== undefined && dice < SECOND && kind !== 'majors' ? who.second : who.calling
    const list = fresh(kind, others.length > 0 && dice > 1 - OTHERS ? others : from[kind])
    const left = list.length > 0 ? list : fresh(kind, [...who.calling[kind], ...others])
    return left.length > 0 ? note(kind, [random.pick(left)]) : []
  }
  const some = (list: readonly Pastime[], count: number) => note('pastime', random.some(fresh('pastime', list), count))

  return {
    random,
    who,
    count(least, most) {
      return Math.min(most, Math.floor(least + (most - least + 1) * who.diligence * (0.35 + 0.65 * random.next())))
    },
    choose(kind, count, others = []) {
      return Array.from({ length: count }).flatMap(() => oneOf(kind, others))
    },
    own(kind) {
      const left = fresh(kind, who.calling[kind])
      return left.length > 0 ? note(kind, [random.pick(left)])[0] : undefined
    },
    tagged: (entry) => ({ name: entry.words, tags: tagsOf(random, who, entry) }),
    activity: (entry, roles, longest) => ({
      name: entry.words,
      tags: tagsOf(random, who, entry),
      titlePosition: random.chance(0.9) ? random.pick(roles) : '',
      timeCommitment: commitmentOf(random),
      duration: durationOf(random, longest),
    }),
    sports(count) {
      const own = sports.filter(({ words }) => who.calling.sports.includes(words))
      const liked = own.length > 0 && count > 0 && random.chance(0.7) ? some(own, 1) : []
      return [...liked, ...some(sports, count - liked.length)]
    },
    hobbies: (count) => some(hobbies, count),
    sideJobs: (count) => some(sideJobs, count),
  }
}

/** One or two tags: where there is room for a second, often one of how they go about things. */
function tagsOf(random: Random, { temperament }: Outline, { tags }: Entry): string[] {
  if (random.chance(NO_TAG)) return [OTHER_TAG]
  const room = MOST_TAGS - tags.length
  if (random.chance(FREE_TAG)) return [...tags.slice(0, MOST_TAGS - 1), random.pick(freeTags)]
  if (room > 0 && random.chance(BEHAVIORAL_TAG)) return [...new Set([...tags, random.pick(temperament.tags)])]
  return tags.length > 0 ? [...tags] : [random.pick(temperament.tags)]
}

function commitmentOf(random: Random): TimeCommitment | '' {
  if (random.chance(0.05)) return ''
  return random.pick(['minor', 'medium', 'medium', 'major', 'major'])
}

const durations: readonly (readonly [words: string, years: number])[] = [
  ['6 weeks', 0.1],
  ['1 summer', 0.25],
  ['6 months', 0.5],
  ['1 semester', 0.5],
  ['8 months', 0.7],
  ['1 year', 1],
  ['18 months', 1.5],
  ['2 years', 2],
  ['3 years', 3],
  ['4 years', 4],
  ['6 years', 6],
  ['10 years', 10],
]

function durationOf(random: Random, longest: number): string {
  if (random.chance(0.06)) return ''
  return random.pick(durations.filter(([, years]) => years <= Math.max(0.5, longest)))[0]
}

/** 'Guide at the aquarium' was a guide. */
export function roleIn(job: string): string {
  return job.split(/ (?:at|in|of|on|for|with|from|taking) /)[0]!
}
