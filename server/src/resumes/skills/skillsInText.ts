import { plainText, withoutAccents, wordPattern } from '@trellis/contract/texts/plainText.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { nameAt, type NamedSkill } from './skillNames.ts'

/** Words between two full stops, colons or line ends, with what stands between them. */
interface Sentence {
  readonly words: readonly string[]
  /** The same words in the case in which they are written. */
  readonly written: readonly string[]
  /** Whether a comma, a slash or the like stands before each word. */
  readonly isApart: readonly boolean[]
  /** Whether it is a comma: no name goes on behind it. */
  readonly isBehindComma: readonly boolean[]
  /** Whether a hyphen and nothing else stands before each word. */
  readonly isHyphened: readonly boolean[]
  /** Whether it ends without a full stop, as titles do. */
  readonly isOpen: boolean
}

/** A name of a skill in a sentence: the words from `from` to before `to`. */
interface Found extends NamedSkill {
  readonly from: number
  readonly to: number
}

const writtenWord = new RegExp(wordPattern.source, 'giu')
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const joining = setOf('and or plus')
/** What may stand before a skill, or behind it, without changing that it is named. */
const modifiers = setOf(`a an the our some any basic good strong solid great excellent advanced light simple first-hand skills skill
  experience knowledge both either microsoft proven relevant`)
/** What says, right behind a word, that it is a skill. */
const nounsOfSkill = setOf(`experience skills skill certificate certification license knowledge expertise proficiency background
  student students degree major lessons`)
const claimedWith = setOf(`experience experienced skills skilled proficient proficiency fluent fluency knowledge degree expertise
  background certified certificate training trained versed help helping assist assisting`)
const linking = setOf('in with of as on at')
/** Behind them stands where somebody works, or as what: 'work in sales'. */
const working = setOf('work works worked working')
const workingAs = setOf('in as')
const tooling = setOf('in with using')
const knowing = setOf('know knows speak speaks need needs seek seeking teach teaches teaching taught')
/** Verbs of doing: what stands right behind them, of which nothing else may be meant, is done. */
const doing = setOf(`play plays played playing do did does doing practice practiced practise study studied run ran code coded write
  wrote writing use used using lead led perform performed provide provided build built make made apply applied learned program
  programmed design designed create created offer`)
/** Verbs that are a skill themselves, at the head of a sentence that tells what is done. */
const skillOfVerb = new Map(
  Object.entries({
    weld: 'Welding',
    sew: 'Sewing',
    teach: 'Teaching',
    taught: 'Teaching',
    cook: 'Cooking',
    cooked: 'Cooking',
    bake: 'Baking',
    baked: 'Baking',
    sing: 'Singing',
    sang: 'Singing',
    tutor: 'Tutoring',
    tutored: 'Tutoring',
    negotiate: 'Negotiation',
    negotiated: 'Negotiation',
    photograph: 'Photography',
    photographed: 'Photography',
    sell: 'Sales',
    sold: 'Sales',
    knit: 'Knitting and crochet',
    mentor: 'Mentoring',
    mentored: 'Mentoring',
    babysit: 'Babysitting',
    edit: 'Editing',
    edited: 'Editing',
    film: 'Videography',
    filmed: 'Videography',
    program: 'Computer programming',
    programmed: 'Computer programming',
    appraise: 'Appraisal and valuation',
    research: 'Research skills',
    supervise: 'Shift supervising',
    supervised: 'Shift supervising',
  }),
)
/** Names of skills that are something else beside another name: in 'Cleanup Crew' nobody rows, a 'Machine Learning Engineer' builds no machines. */
const isOtherBeside = setOf('architect conductor crew engineer')
/** Who works beside a team or a club, and is no part of it: an intern at a soccer club need not play soccer. */
const beside = setOf(
  'analyst announcer caddie doctor intern manager photographer physiotherapist scorekeeper statistician trainer volunteer',
)
const workedFor = setOf('at for of with')
const bands = setOf('club league team')
/** Verbs that are as often a noun: 'program director', 'film festival', 'Film Society'. */
const verbsOrNouns = setOf('edit film program')
/** Behind such a noun stands one of these, and nothing that is done. */
const behindNouns = setOf(`administrator aide assistant associate center chair club coordinator crew director editor festival leader
  maker manager officer school society specialist studies suite`)
const beforeTheVerb = setOf('you i we will must can also to directly help')
/** Who reads this is offered something: nothing is asked of them, or done. */
const isOffer = /\b(?:we (?:offer|pay for|provide)|(?:is|are) (?:offered|not taught)|free (?:courses?|classes|lessons))\b/
/** A title has no more words. */
const LONGEST_TITLE = 5

/**
 * The labels of the skills that a text tells of, each once: those named by more words first, then in the order of the text.
 * A word counts for the longest name that it is a part of, so that 'public speaking' is not also 'speaking'.
 *
 * A phrase of several words counts wherever it stands, but for everyday ones. A single word counts where the context carries it: in a list of
 * skills or a title, beside a word for skill ('experience in', 'skills'), or behind a verb of doing; an everyday word not
 * even behind a verb, nor in an enumeration inside of a sentence; a name of one or two letters as it is written only.
 */
export const skillsInText = (text: string): string[] => [...wordsOfSkillsIn(text).keys()]

/** The same, each with the words that name it, without accents: the longest name of those that stand there. */
export function wordsOfSkillsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly length: number; readonly words: string }>()
  for (const sentence of sentencesOf(text)) {
    for (const { label, from, to } of claimedIn(sentence)) {
      const length = to - from
      if (length > (found.get(label)?.length ?? 0)) found.set(label, { length, words: asWritten(sentence, from, to) })
    }
  }
  const longestFirst = [...found].toSorted(([, a], [, b]) => b.length - a.length)
  return new Map(longestFirst.map(([label, { words }]) => [label, words]))
}

const asWritten = ({ written, isHyphened }: Sentence, from: number, to: number): string =>
  written.slice(from, to).reduce((words, word, at) => `${words}${isHyphened[from + at] ? '-' : ' '}${word}`)

function sentencesOf(text: string): Sentence[] {
  const bare = withoutAccents(text).replace(/['’]/g, '')
  return bare.split(/(?<=[!?;:]|\.(?=\s|$))|[\n•]/u).map((part) => {
    const written: string[] = []
    const isApart: boolean[] = []
    const isBehindComma: boolean[] = []
    const isHyphened: boolean[] = []
    let end = 0
    for (const { 0: word, index } of part.matchAll(writtenWord)) {
      const between = part.slice(end, index)
      isApart.push(/[,/&|·()–—]/.test(between))
      isBehindComma.push(between.includes(','))
      isHyphened.push(between === '-')
      written.push(word)
      end = index + word.length
    }
    return { words: written.map(plainText), written, isApart, isBehindComma, isHyphened, isOpen: !/[.!?]\s*$/.test(part) }
  })
}

function claimedIn(sentence: Sentence): Found[] {
  const { words, isOpen } = sentence
  if (words.length === 0 || isOffer.test(words.join(' '))) return []
  const named = namedIn(sentence).filter((one) => !isWorkedFor(words, one))
  const isTitle = isOpen && words.length <= LONGEST_TITLE
  const isList = isListAlone(sentence, named)
  const claimed = groupsOf(sentence, named).flatMap((group) => {
    if (isList) return group.filter((one) => !isOtherBeside.has(words[one.from]!) || standsAlone(one))
    if (isClaimed(words, group)) return group.filter(({ readIn }) => readIn !== 'lists')
    return group.filter((one) => one.readIn === 'anywhere' && (one.to - one.from > 1 || isCarried(one, group)))
  })
  return [...verbsOf(sentence, named), ...claimed]

  function isCarried(one: Found, group: readonly Found[]): boolean {
    return (isTitle && !isPlaceOrWord(one)) || group.length > 1 || isDone(words, one)
  }

  /** Whether what stands beside a name is no other name. */
  function standsAlone({ from, to }: Found): boolean {
    const isBeside = (at: number, border: number): boolean =>
      named.some((one) => one.from <= at && at < one.to) && !sentence.isApart[border]
    return !isBeside(from - 1, from) && !isBeside(to, to)
  }

  /** In a title: 'Go home', or the end of 'San Juan, PR'. */
  function isPlaceOrWord(one: Found): boolean {
    return isOneLetterOrWord(one) || (one.shortName !== undefined && sentence.isApart[one.from] === true)
  }
}

/** Go and R, which are a word or a letter as well; HR is neither. */
function isOneLetterOrWord({ shortName }: NamedSkill): boolean {
  return shortName !== undefined && !/^\p{Lu}{2}$/u.test(shortName)
}

function namedIn(sentence: Sentence): Found[] {
  const { words, isBehindComma } = sentence
  const named: Found[] = []
  for (let at = 0; at < words.length;) {
    const comma = isBehindComma.indexOf(true, at + 1)
    const name = nameAt(words, at, comma < 0 ? words.length : comma)
    const isNamed = name !== undefined && isAsWritten(sentence, name.skill, at)
    if (isNamed) named.push({ ...name.skill, from: at, to: at + name.length })
    at += isNamed ? name.length : 1
  }
  return named
}

/**
 * Whether a short name is written as one: no initial as in 'J R Smith', no word of a sentence that is all in capitals, and no
 * part of a go-kart.
 */
function isAsWritten({ words, written, isApart, isHyphened }: Sentence, name: NamedSkill, at: number): boolean {
  const { shortName } = name
  if (shortName === undefined) return true
  if (written[at] !== shortName) return false
  if (isOneLetterOrWord(name) && (isHyphened[at] || isHyphened[at + 1])) return false
  const isJoinedBefore = at > 0 && !isApart[at]
  const isJoinedAfter = at < words.length - 1 && !isApart[at + 1]
  if (!written.some((word) => /\p{Ll}/u.test(word))) return !isJoinedBefore && !isJoinedAfter
  const isInitial = (isJoinedBefore && words[at - 1]!.length === 1) || (isJoinedAfter && words[at + 1]!.length === 1)
  return !(shortName.length === 1 && isInitial)
}

/** Names that nothing but a comma, 'and' or an adjective parts. */
function groupsOf({ words, isApart }: Sentence, named: readonly Found[]): Found[][] {
  const groups: Found[][] = []
  for (const one of named) {
    const before = groups.at(-1)?.at(-1)
    if (before !== undefined && isJoined(before, one)) groups.at(-1)!.push(one)
    else groups.push([one])
  }
  return groups

  function isJoined(before: Found, one: Found): boolean {
    const between = words.slice(before.to, one.from)
    const isEnumerated = between.some((word) => joining.has(word)) || isApart.slice(before.to, one.from + 1).some(Boolean)
    return isEnumerated && between.every((word) => joining.has(word) || modifiers.has(word))
  }
}

/** Whether a sentence has nothing but skills. A letter or a short word that stands alone is no list. */
function isListAlone({ words }: Sentence, named: readonly Found[]): boolean {
  if (words.length === 1 && named.some(isOneLetterOrWord)) return false
  const isNamed = new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  return words.every((word, at) => isNamed.has(at) || joining.has(word) || modifiers.has(word))
}

/** 'Experience in …', '… skills', 'a degree in …', 'speaks …'. */
function isClaimed(words: readonly string[], group: readonly Found[]): boolean {
  if (nounsOfSkill.has(words[group.at(-1)!.to] ?? '')) return true
  const at = headBefore(words, group[0]!.from)
  const [before, word] = [words[at - 1] ?? '', words[at] ?? '']
  if (working.has(before) && workingAs.has(word)) return true
  return knowing.has(word) || (linking.has(word) && claimedWith.has(before))
}

/** 'Scorekeeper for the basketball team', 'intern at a soccer club'. */
function isWorkedFor(words: readonly string[], { from, to }: Found): boolean {
  if (!bands.has(words[to - 1]!) && !bands.has(words[to] ?? '')) return false
  const at = headBefore(words, from)
  return workedFor.has(words[at] ?? '') && beside.has(words[at - 1] ?? '')
}

/** Done, by the verb before it, or done with it: 'programs robots in Python'. */
function isDone(words: readonly string[], { from, isProper }: Found): boolean {
  const before = words[headBefore(words, from)] ?? ''
  return doing.has(before) || (isProper && tooling.has(before))
}

/** The place of the word before a name, articles and adjectives passed over. */
function headBefore(words: readonly string[], from: number): number {
  let at = from - 1
  while (at > 0 && modifiers.has(words[at]!) && !claimedWith.has(words[at]!)) at--
  return at
}

/** The skills that the verbs at the head of a sentence are, unless a longer name begins with one. */
function verbsOf({ words, written, isApart, isOpen }: Sentence, named: readonly Found[]): Found[] {
  const first = words.findIndex((word) => !beforeTheVerb.has(word))
  if (first < 0) return []
  const verbs: Found[] = []
  for (let at = first; at < words.length - 1; at++) {
    const isNext = at === first || isApart[at] || joining.has(words[at - 1]!)
    if (!isNext && !joining.has(words[at]!)) break
    const label = skillOfVerb.get(words[at]!)
    const isPartOfName = named.some(({ from, to }) => from === at && to > at + 1)
    if (label !== undefined && !isPartOfName && !isNounAt(at))
      verbs.push({ label, readIn: 'anywhere', isProper: false, shortName: undefined, from: at, to: at + 1 })
  }
  return verbs

  /** 'Program director', and in a title whatever has a capital: 'Film Tour'. */
  function isNounAt(at: number): boolean {
    if (!verbsOrNouns.has(words[at]!)) return false
    const isTitle = isOpen && words.length <= LONGEST_TITLE && /^\p{Lu}/u.test(written[at + 1]!)
    return behindNouns.has(words[at + 1]!) || (isTitle && vocabulary.skillOf(words[at + 1]!) === undefined)
  }
}
