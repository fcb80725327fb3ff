import { vocabulary } from './shippedVocabulary.ts'

/** How somebody goes about things: it shows in what they do, and nobody has a year of it. */
const traits = `
accepting-feedback accountability active-listening adaptability analytical-thinking asking-good-questions assertiveness
attention-to-detail balance-and-flexibility caring-for-others change-adaptation clear-explanation compromise conflict-resolution
courage creative-problem-solving creativity crisis-leadership critical-thinking cross-cultural-communication curiosity
customer-focus decision-making delegation diplomacy empathy ethical-leadership focus following-instructions giving-feedback
goal-setting gratitude group-decision-making growth-mindset handling-responsibility-alone humility inclusiveness independence
independent-learning initiative innovation judgment-under-uncertainty logical-reasoning long-term-thinking manual-dexterity
motivating-others multitasking observation open-mindedness opportunity-spotting oral-communication organization patience
pattern-recognition perseverance personal-health-habits persuasion physical-stamina planning positive-attitude presenting-ideas
prioritizing problem-solving professionalism quantitative-reasoning quick-learning quick-reflexes relationship-building reliability
resilience resourcefulness respect-for-others results-orientation school-spirit self-advocacy self-awareness self-confidence
self-discipline self-motivation sense-of-humor sharing-knowledge sportsmanship stress-management study-habits supporting-teammates
systems-thinking tact team-communication teamwork time-management troubleshooting trustworthiness work-ethic written-communication`

/** What somebody is for a year. */
const roles = 'club-president drum-major orientation-leader prefect resident-assistant team-captain'

/** What somebody has done who has worked or studied in whatever it was. */
const ofAnySubject =
  'doctoral-research internship-experience networking online-learning research-skills undergraduate-research volunteering'

type Indices = ReadonlySet<number>
const indicesOf = (ids: string): Indices => new Set(ids.trim().split(/\s+/).map(vocabulary.indexOf))
const [traitIndices, roleIndices, otherIndices] = [traits, roles, ofAnySubject].map(indicesOf) as [Indices, Indices, Indices]

/** Whether a skill is a trait, by its index in the vocabulary: patience, and not welding. */
export const isTrait = (skill: number): boolean => traitIndices.has(skill)

/** Whether a skill says nothing of the subject: patience, captaincy and internships are of any. */
export const isOfAnySubject = (skill: number): boolean => [traitIndices, roleIndices, otherIndices].some((some) => some.has(skill))

/** 'One year of welding', 'One year as team captain', in the vocabulary's words. */
export function oneYearOf(skill: number): string {
  const { label } = vocabulary.skills[skill]!
  return roleIndices.has(skill) ? `One year as ${label.toLowerCase()}` : `One year of ${label}`
}
