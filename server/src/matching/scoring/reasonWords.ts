import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Said } from './said.ts'

/** What a match is told in, for whom it is told. Nodes and skills come as parts of a sentence: 'chess and law'. */
export interface ReasonWords {
  /** Where both stand out in a node by one skill, which a posting lists. */
  readonly standOut: (node: string, skill: string) => string
  /** By one that the posting does not list, but its text tells of. */
  readonly standOutInText: (node: string, skill: string, said: Said) => string
  /** By a skill each, of which a posting lists its own. */
  readonly standOutApart: (node: string, own: string, other: string) => string
  /** By a skill each, where the posting does not list its own, but its text tells of it. */
  readonly standOutApartInText: (node: string, own: string, other: string, said: Said) => string
  /** Where both have less of these nodes than average, and stand out in none together. */
  readonly stayBehind: (nodes: string) => string
  /** Where both have more of the same nodes than average, by many skills that are hardly about them. */
  readonly alikeGenomes: string
  /** Where the two differ most: of two people one has more of the node by this skill, of a person and a posting the person. */
  readonly more: (node: string, skill: string) => string
  /** Where it is the posting that has more. */
  readonly less: (node: string, skill: string) => string
  readonly noGenome: string
  readonly shows: (skills: string) => string
  /** Of skills that the posting does not list, but its text tells of. */
  readonly showsInText: (skills: string, said: Said) => string
  readonly noSkills: string
  /** Of a skill that is near to one of the other's, and the node that both are about most. */
  readonly close: (own: string, other: string, node: string) => string
  /** Of one that the posting does not list, but its text tells of. */
  readonly closeInText: (own: string, other: string, node: string, said: Said) => string
  /** Where no two skills by themselves are related, but all of them together. */
  readonly relatedSkills: string
  /** Of words in quotes that both write, whatever they mean by them. */
  readonly sameWords: (words: string) => string
  /** Where no such words are known, or all that they share says nothing by itself. */
  readonly similarTexts: string
  readonly little: string
  /** Of two who share skills, and hardly a point. @param shown the sentence that names the skills, where nothing else does */
  readonly littleElse: (shown?: string) => string
}

const closeInBios = (own: string, other: string, node: string): string =>
  `One of you tells of ${own}, and the other of ${other}: both are grouped under ${node}`

const bothStandOut = (node: string, skill: string): string => `You both stand out in ${node} through ${skill}`
const bothStandOutApart = (node: string, own: string, other: string): string =>
  `You both stand out in ${node}: one by ${own}, one by ${other}`
const differInBios = (node: string, skill: string): string => `One of you has more to do with ${node} (${skill}) than the other`

/** Two people, to be read by either of them. */
export const wordsForPeople: ReasonWords = {
  standOut: bothStandOut,
  standOutInText: bothStandOut,
  standOutApart: bothStandOutApart,
  standOutApartInText: bothStandOutApart,
  stayBehind: (nodes) => `You both have less ${nodes} in your genomes than average`,
  alikeGenomes: 'Your genomes are alike',
  more: differInBios,
  less: differInBios,
  noGenome: 'One of you has no genome to compare yet',
  shows: (skills) => `You both show ${skills} in your bios`,
  showsInText: (skills) => `You both show ${skills} in your bios`,
  noSkills: 'You have no skills in common yet',
  close: closeInBios,
  closeInText: closeInBios,
  relatedSkills: 'You have skills that often come together',
  sameWords: (words) => `You both use ${words}`,
  similarTexts: 'You use some words of the same kind',
  little: 'You have little in common yet',
  littleElse: (shown) => `${shown === undefined ? 'You' : `${shown}, and`} have little else in common`,
}

/** How a kind of posting is called, and what it has to do with a skill: a group is about something, and asks for nothing. */
interface Called {
  readonly noun: string
  readonly wants: string
  /** Skills of this kind, after 'those'. */
  readonly wanted: string
}

const called: Readonly<Record<PostingKind, Called>> = {
  job: { noun: 'job', wants: 'asks for', wanted: 'asked for' },
  group: { noun: 'group', wants: 'is about', wanted: 'that the group is about' },
}

/** How a text tells of a skill, behind the skill. */
function whichIs(text: string, { how, words }: Said): string {
  if (how === 'otherwise') return `, for which ${text} says ${words}`
  return `, which ${text} ${how === 'byName' ? 'mentions' : 'tells of'}`
}

/** The same with the skill. */
function tellsOf(text: string, skill: string, { how, words }: Said): string {
  if (how === 'otherwise') return `${text} says ${words}, which counts as ${skill}`
  return `${text} ${how === 'byName' ? 'mentions' : 'tells of'} ${skill}`
}

const toStudent = ({ noun, wants }: Called): ReasonWords => ({
  standOut: (node, skill) => `You stand out in ${node} through ${skill}, which this ${noun} ${wants}`,
  standOutInText: (node, skill, said) => `You stand out in ${node} through ${skill}${whichIs(`this ${noun}’s text`, said)}`,
  standOutApart: (node, own, other) => `You stand out in ${node} through ${own}, and this ${noun} ${wants} ${other}`,
  standOutApartInText: (node, own, other, said) =>
    `You stand out in ${node} through ${own}, and ${tellsOf(`this ${noun}’s text`, other, said)}`,
  stayBehind: (nodes) => `You and this ${noun} both have less ${nodes} than average`,
  alikeGenomes: `Your skills are partly of the same kinds as this ${noun}’s`,
  more: (node, skill) => `You have more to do with ${node} (${skill}) than this ${noun}`,
  less: (node, skill) => `You have less to do with ${node} (${skill}) than this ${noun}`,
  noGenome: `You or the ${noun} has no genome to compare yet`,
  shows: (skills) => `Your bio shows ${skills}, which it ${wants}`,
  showsInText: (skills, said) => `Your bio shows ${skills}${whichIs('its text', said)}`,
  noSkills: `None of the skills that it ${wants} is among yours so far`,
  close: (own, other, node) => `Your bio shows ${own}, and it ${wants} ${other}: both are grouped under ${node}`,
  closeInText: (own, other, node, said) => `Your bio shows ${own}, and ${tellsOf('its text', other, said)}: both are grouped under ${node}`,
  relatedSkills: `Your skills and those that it ${wants} often come together`,
  sameWords: (words) => `Your bio and its text both use ${words}`,
  similarTexts: 'Your bio and its text use some words of the same kind',
  little: `You and this ${noun} have little in common yet`,
  littleElse: (shown) => `${shown === undefined ? 'Your bio' : `${shown}, and`} has little else in common with this ${noun}`,
})

const toOwner = ({ noun, wants, wanted }: Called): ReasonWords => ({
  standOut: (node, skill) => `Stands out in ${node} through ${skill}, which the ${noun} ${wants}`,
  standOutInText: (node, skill, said) => `Stands out in ${node} through ${skill}${whichIs(`the ${noun}’s text`, said)}`,
  standOutApart: (node, own, other) => `Stands out in ${node} through ${own}, and the ${noun} ${wants} ${other}`,
  standOutApartInText: (node, own, other, said) =>
    `Stands out in ${node} through ${own}, and ${tellsOf(`the ${noun}’s text`, other, said)}`,
  stayBehind: (nodes) => `Has less ${nodes} in their genome than average, as the ${noun} has`,
  alikeGenomes: `Has skills that are partly of the same kinds as the ${noun}’s`,
  more: (node, skill) => `Has more to do with ${node} (${skill}) than the ${noun}`,
  less: (node, skill) => `Has less to do with ${node} (${skill}) than the ${noun}`,
  noGenome: `Has no genome to compare yet, or the ${noun} has none`,
  shows: (skills) => `Shows ${skills}, which the ${noun} ${wants}`,
  showsInText: (skills, said) => `Shows ${skills}${whichIs(`the ${noun}’s text`, said)}`,
  noSkills: `None of the skills ${wanted} is among theirs so far`,
  close: (own, other, node) => `Shows ${own}, and the ${noun} ${wants} ${other}: both are grouped under ${node}`,
  closeInText: (own, other, node, said) =>
    `Shows ${own}, and ${tellsOf(`the ${noun}’s text`, other, said)}: both are grouped under ${node}`,
  relatedSkills: `Has skills that often come with those ${wanted}`,
  sameWords: (words) => `Uses ${words}, as the ${noun}’s text does`,
  similarTexts: `Uses some words of the same kind as the ${noun}’s text`,
  little: `Has little in common with this ${noun} yet`,
  littleElse: (shown) => `${shown === undefined ? 'Has' : `${shown}, and has`} little else in common with this ${noun}`,
})

/** A posting, told to the student whom it may be for. */
export const wordsForStudents: Readonly<Record<PostingKind, ReasonWords>> = { job: toStudent(called.job), group: toStudent(called.group) }

/** Somebody, told to the side of a posting's owner. */
export const wordsForOwners: Readonly<Record<PostingKind, ReasonWords>> = { job: toOwner(called.job), group: toOwner(called.group) }
