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
}

/** A job, told to the student whom it may be for. */
export const wordsForStudent: ReasonWords = {
  standOut: (nodes) => `You stand out in ${nodes}, which this job asks for`,
  bothStandOut: (nodes) => `You and this job both stand out in ${nodes}`,
  stayBehind: (nodes) => `You and this job both have less ${nodes} than average`,
  alikeGenomes: 'Your genome and that of this job are alike',
  differ: (node) => `You and this job differ most in ${node}`,
  noGenome: 'You or the job has no genome to compare yet',
  shows: (skills) => `Your bio shows ${skills}, which it asks for`,
  showsInText: (skills) => `Your bio shows ${skills}, which its text mentions`,
  noSkills: 'You have none of the skills that it asks for yet',
  close: (own, other, node) => `Your bio shows ${own}, and it asks for ${other}: both count as ${node}`,
  closeInText: (own, other, node) => `Your bio shows ${own}, and its text mentions ${other}: both count as ${node}`,
  relatedSkills: 'Your skills and those that it asks for often come together',
  sameWords: (words) => `You and its text both use ${words}`,
  similarTexts: 'You and its text use some of the same words, or words that often come together',
  little: 'You and this job have little in common yet',
}

/** A candidate, told to the owner of the job. */
export const wordsForOwner: ReasonWords = {
  standOut: (nodes) => `Stands out in ${nodes}, which this job asks for`,
  bothStandOut: (nodes) => `Stands out in ${nodes}, as the job does`,
  stayBehind: (nodes) => `Has less ${nodes} in their genome than average, as the job has`,
  alikeGenomes: 'Has a genome like that of the job',
  differ: (node) => `Differs from the job most in ${node}`,
  noGenome: 'Has no genome to compare yet, or the job has none',
  shows: (skills) => `Shows ${skills}, which the job asks for`,
  showsInText: (skills) => `Shows ${skills}, which the job’s text mentions`,
  noSkills: 'Has none of the skills asked for yet',
  close: (own, other, node) => `Shows ${own}, and the job asks for ${other}: both count as ${node}`,
  closeInText: (own, other, node) => `Shows ${own}, and the job’s text mentions ${other}: both count as ${node}`,
  relatedSkills: 'Has skills that often come with those asked for',
  sameWords: (words) => `Uses ${words}, as the job’s text does`,
  similarTexts: 'Uses some of the words of the job’s text, or such as often come with them',
  little: 'Has little in common with this job yet',
}

/** Somebody whom a group may be for, told to its advisors: a group is about something, and asks for nothing. */
const wordsForAdvisor: ReasonWords = {
  standOut: (nodes) => `Stands out in ${nodes}, which this group is about`,
  bothStandOut: (nodes) => `Stands out in ${nodes}, as the group does`,
  stayBehind: (nodes) => `Has less ${nodes} in their genome than average, as the group has`,
  alikeGenomes: 'Has a genome like that of the group',
  differ: (node) => `Differs from the group most in ${node}`,
  noGenome: 'Has no genome to compare yet, or the group has none',
  shows: (skills) => `Shows ${skills}, which the group is about`,
  showsInText: (skills) => `Shows ${skills}, which the group’s text mentions`,
  noSkills: 'Has none of the skills that the group is about yet',
  close: (own, other, node) => `Shows ${own}, and the group is about ${other}: both count as ${node}`,
  closeInText: (own, other, node) => `Shows ${own}, and the group’s text mentions ${other}: both count as ${node}`,
  relatedSkills: 'Has skills that often come with those that the group is about',
  sameWords: (words) => `Uses ${words}, as the group’s text does`,
  similarTexts: 'Uses some of the words of the group’s text, or such as often come with them',
  little: 'Has little in common with this group yet',
}

/** Somebody, told to the side of a posting's owner. */
export const wordsForOwners: Readonly<Record<PostingKind, ReasonWords>> = { job: wordsForOwner, group: wordsForAdvisor }
