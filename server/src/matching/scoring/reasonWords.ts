import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'

/** What a match is told in, for whom it is told. Nodes and skills come as parts of a sentence: 'chess and law'. */
export interface ReasonWords {
  readonly standOut: (nodes: string) => string
  /** Where the posting stands out in these nodes too, and lists no skill that is mostly about one of them, or traits alone. */
  readonly bothStandOut: (nodes: string) => string
  /** Where both have less of these nodes than average, and stand out in none together. */
  readonly stayBehind: (nodes: string) => string
  /** Where both have more of the same nodes than average, by many skills that are hardly about them. */
  readonly alikeGenomes: string
  readonly differ: (node: string) => string
  readonly noGenome: string
  readonly shows: (skills: string) => string
  /** Of skills that the posting does not list, but its text tells of. */
  readonly showsInText: (skills: string) => string
  readonly noSkills: string
  /** Of a skill that is near to one of the other's, and the node that both are about most. */
  readonly close: (own: string, other: string, node: string) => string
  /** Of one that the posting does not list, but its text tells of. */
  readonly closeInText: (own: string, other: string, node: string) => string
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
  `One of you has ${own}, and the other ${other}: both count as ${node}`

/** Two people, to be read by either of them. */
export const wordsForPeople: ReasonWords = {
  standOut: (nodes) => `You both stand out in ${nodes}`,
  bothStandOut: (nodes) => `You both stand out in ${nodes}`,
  stayBehind: (nodes) => `You both have less ${nodes} in your genomes than average`,
  alikeGenomes: 'Your genomes are alike',
  differ: (node) => `You differ most in ${node}`,
  noGenome: 'One of you has no genome to compare yet',
  shows: (skills) => `You both show ${skills} in your bios`,
  showsInText: (skills) => `You both show ${skills} in your bios`,
  noSkills: 'You have no skills in common yet',
  close: closeInBios,
  closeInText: closeInBios,
  relatedSkills: 'You have skills that often come together',
  sameWords: (words) => `You both use ${words}`,
  similarTexts: 'You use some of the same words, or words that often come together',
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

const toStudent = ({ noun, wants }: Called): ReasonWords => ({
  standOut: (nodes) => `You stand out in ${nodes}, which this ${noun} ${wants}`,
  bothStandOut: (nodes) => `You and this ${noun} both stand out in ${nodes}`,
  stayBehind: (nodes) => `You and this ${noun} both have less ${nodes} than average`,
  alikeGenomes: `Your genome and that of this ${noun} are alike`,
  differ: (node) => `You and this ${noun} differ most in ${node}`,
  noGenome: `You or the ${noun} has no genome to compare yet`,
  shows: (skills) => `Your bio shows ${skills}, which it ${wants}`,
  showsInText: (skills) => `Your bio shows ${skills}, which its text mentions`,
  noSkills: `None of the skills that it ${wants} is among yours so far`,
  close: (own, other, node) => `Your bio shows ${own}, and it ${wants} ${other}: both count as ${node}`,
  closeInText: (own, other, node) => `Your bio shows ${own}, and its text mentions ${other}: both count as ${node}`,
  relatedSkills: `Your skills and those that it ${wants} often come together`,
  sameWords: (words) => `You and its text both use ${words}`,
  similarTexts: 'You and its text use some of the same words, or words that often come together',
  little: `You and this ${noun} have little in common yet`,
  littleElse: (shown) => `${shown === undefined ? 'Your bio' : `${shown}, and`} has little else in common with this ${noun}`,
})

const toOwner = ({ noun, wants, wanted }: Called): ReasonWords => ({
  standOut: (nodes) => `Stands out in ${nodes}, which this ${noun} ${wants}`,
  bothStandOut: (nodes) => `Stands out in ${nodes}, as the ${noun} does`,
  stayBehind: (nodes) => `Has less ${nodes} in their genome than average, as the ${noun} has`,
  alikeGenomes: `Has a genome like that of the ${noun}`,
  differ: (node) => `Differs from the ${noun} most in ${node}`,
  noGenome: `Has no genome to compare yet, or the ${noun} has none`,
  shows: (skills) => `Shows ${skills}, which the ${noun} ${wants}`,
  showsInText: (skills) => `Shows ${skills}, which the ${noun}’s text mentions`,
  noSkills: `None of the skills ${wanted} is among theirs so far`,
  close: (own, other, node) => `Shows ${own}, and the ${noun} ${wants} ${other}: both count as ${node}`,
  closeInText: (own, other, node) => `Shows ${own}, and the ${noun}’s text mentions ${other}: both count as ${node}`,
  relatedSkills: `Has skills that often come with those ${wanted}`,
  sameWords: (words) => `Uses ${words}, as the ${noun}’s text does`,
  similarTexts: `Uses some of the words of the ${noun}’s text, or such as often come with them`,
  little: `Has little in common with this ${noun} yet`,
  littleElse: (shown) => `${shown === undefined ? 'Has' : `${shown}, and has`} little else in common with this ${noun}`,
})

/** A posting, told to the student whom it may be for. */
export const wordsForStudents: Readonly<Record<PostingKind, ReasonWords>> = { job: toStudent(called.job), group: toStudent(called.group) }

/** Somebody, told to the side of a posting's owner. */
export const wordsForOwners: Readonly<Record<PostingKind, ReasonWords>> = { job: toOwner(called.job), group: toOwner(called.group) }
