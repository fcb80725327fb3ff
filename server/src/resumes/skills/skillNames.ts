import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { everydayWords, type ReadIn } from './everydayWords.ts'

/** A skill by one of its names. */
export interface NamedSkill {
  readonly label: string
  readonly readIn: ReadIn
  /** Whether it is the name of a language, a program or the like, which is written with a capital. */
  readonly isProper: boolean
  /** How a name of one or two letters is written: HR and IT are names, 'it' is none. */
  readonly shortName: string | undefined
}

/** Shorter names are read as they are written only: R, Go, HR. Those with a mark are no other word: C#. */
const LEAST_LETTERS = 3
/** 'Give back the keys' is no help to a community: such phrases are read as they are written only. */
const particles = /(?: (?:up|no|back|out|off|fast|alone|ahead))$/

/** What people say they do, for which the vocabulary has another name. */
const doings: Readonly<Record<string, readonly string[]>> = {
  'Research skills': ['conducting research', 'doing research'],
  Photography: ['taking photographs', 'taking photos', 'taking pictures'],
  'Public speaking': ['giving talks', 'giving speeches', 'giving presentations'],
  'Animal training': ['training animals', 'training dogs', 'training horses'],
  'Cash handling': ['handling cash', 'handling money'],
  'Machine operation': ['operating machinery', 'tending machines'],
  'Coffee making': ['brewing coffee', 'making coffee'],
  'Bicycle repair': ['repairing bicycles', 'repairing bikes'],
  'Poster and sign making': ['designing posters', 'making posters'],
}

const skills = new Map<string, NamedSkill>()
/** How names go on that begin with a word. */
const longest = new Map<string, number>()

function learn(words: readonly string[], label: string, isProper = false, shortName?: string): void {
  const name = words.join(' ')
  const readIn = everydayWords.get(name) ?? 'anywhere'
  if (skills.has(name) || readIn === 'nowhere') return
  skills.set(name, { label, readIn, isProper, shortName })
  longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, words.length))
}

/** 'playing' as it is told of others or asked for: 'play', and what cannot be known to be wrong: 'playe'. */
function basesOf(doing: string): string[] {
  const base = doing.slice(0, -'ing'.length)
  return [base, `${base}e`, ...(/(.)\1$/.test(base) ? [base.slice(0, -1)] : [])]
}

const names = vocabulary.skills
  .filter(({ label }) => label !== OTHER_TAG)
  .flatMap(({ label, aliases }) => [label, ...aliases, ...(doings[label] ?? [])].map((name) => nameOf(label, name)))

function nameOf(label: string, name: string) {
  const isShort = name.length < LEAST_LETTERS && !/[+#.]/.test(name)
  return { label, words: wordsOf(name), isProper: name !== label && /\p{Lu}/u.test(name), shortName: isShort ? name : undefined }
}

for (const { label, words, isProper, shortName } of names) learn(words, label, isProper, shortName)
for (const { label, words } of names.filter(({ words }) => words.length > 1)) {
  const [first, ...rest] = words as [string, ...string[]]
  const isDoing = /^\p{L}{3,}ing$/u.test(first) && !particles.test(words.join(' '))
  const firsts = isDoing ? [first, ...basesOf(first)] : [first]
  const last = rest.at(-1)!
  const ends = new Set([last, last.replace(/(?<=[^su])s$/, '')])
  for (const begin of firsts) for (const end of ends) learn([begin, ...rest.slice(0, -1), end], label)
}

/** The longest name that begins at a place among words and ends before another, and how many words it has. */
export function nameAt(words: readonly string[], at: number, end = words.length): { skill: NamedSkill; length: number } | undefined {
  const most = Math.min(longest.get(words[at]!) ?? 0, end - at)
  for (let length = most; length > 0; length--) {
    const skill = skills.get(words.slice(at, at + length).join(' '))
    if (skill !== undefined) return { skill, length }
  }
  return undefined
}
