import { vocabulary } from './shippedVocabulary.ts'

/** Whether a skill is how somebody goes about things, by its index in the vocabulary: patience, and not welding. Nobody has a year of it. */
export const isTrait = (skill: number): boolean => vocabulary.kinds[skill] === 'trait'

/** Whether a skill says nothing of the subject: patience, captaincy and internships are of any. */
export const isOfAnySubject = (skill: number): boolean => ['trait', 'role', 'general'].includes(vocabulary.kinds[skill]!)

/** 'One year of welding', 'One year as team captain', in the vocabulary's words. */
export function oneYearOf(skill: number): string {
  const { label } = vocabulary.skills[skill]!
  return vocabulary.kinds[skill] === 'role' ? `One year as ${label.toLowerCase()}` : `One year of ${label}`
}
