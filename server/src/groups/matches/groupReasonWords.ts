import type { ReasonWords } from '../../matching/scoring/reasonWords.ts'

/** A group, told to the student whom it may be for: a group is about something, and asks for nothing. */
export const groupWordsForStudent: ReasonWords = {
  standOut: (nodes) => `You stand out in ${nodes}, which this group is about`,
  bothStandOut: (nodes) => `You and this group both stand out in ${nodes}`,
  stayBehind: (nodes) => `You and this group both have less ${nodes} than average`,
  alikeGenomes: 'Your genome and that of this group are alike',
  differ: (node) => `You and this group differ most in ${node}`,
  noGenome: 'You or the group has no genome to compare yet',
  shows: (skills) => `Your bio shows ${skills}, which it is about`,
  showsInText: (skills) => `Your bio shows ${skills}, which its text mentions`,
  noSkills: 'You have none of the skills that it is about yet',
  close: (own, other, node) => `Your bio shows ${own}, and it is about ${other}: both count as ${node}`,
  closeInText: (own, other, node) => `Your bio shows ${own}, and its text mentions ${other}: both count as ${node}`,
  relatedSkills: 'Your skills and those that it is about often come together',
  sameWords: (words) => `You and its text both use ${words}`,
  similarTexts: 'You and its text use some of the same words, or words that often come together',
  little: 'You and this group have little in common yet',
}
