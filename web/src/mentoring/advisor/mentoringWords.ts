import type { MentoringGroup, MentoringMember, MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { languageName } from '@trellis/contract/profiles/languageNames.ts'
import { pausedWords } from '../pauseWords.ts'
import { counted } from '../../ui/words/counted.ts'
import { zoneWords } from '../../ui/zonedTimes.ts'

type Counts = MentoringGroup['counts']

export const menteesWords = (count: number): string => counted(count, 'mentee')
export const mentorsWords = (count: number): string => counted(count, 'mentor')
export const jobsWords = (count: number): string => counted(count, 'job')

/** What is in a mentoring group: '12 mentees · 4 mentors · 2 jobs'. */
export const countsWords = ({ mentees, mentors, jobs }: Counts): string =>
  [menteesWords(mentees), mentorsWords(mentors), jobsWords(jobs)].join(' · ')

/** How many mentees its mentors take, or its jobs are for, beside how many there are: 'Places with mentors: 12 for 15 mentees'. */
export const placesWords = ({ capacity, jobCapacity, mentees }: Counts, isOfJobs = false): string =>
  `Places ${isOfJobs ? 'in jobs' : 'with mentors'}: ${(isOfJobs ? jobCapacity : capacity).toLocaleString('en')} for ${menteesWords(mentees)}`

/** How many mentees a mentor takes, and by whose word: 'Takes 3 mentees · set by an advisor'. */
export function capacityWords(member: Pick<MentoringMember, 'capacity' | 'capacitySet' | 'capacityTold' | 'pausedUntil'>): string {
  const { capacity, capacitySet: set, capacityTold: told, pausedUntil } = member
  if (pausedUntil !== null) return pausedWords(pausedUntil)
  const takes = capacity === 0 ? 'Takes nobody now' : `Takes ${menteesWords(capacity ?? 0)}`
  if (told !== null && set !== null && set > told) return `${takes} · ${set} set by an advisor, but the mentor takes no more`
  if (told !== null && capacity === told) return `${takes} · as the mentor says`
  return set === null ? takes : `${takes} · set by an advisor`
}

/** In which languages somebody can talk, and by which clock: 'Languages: English, Spanish · New York time'. */
export function talkWords({ languages, timeZone }: Pick<MentoringMember, 'languages' | 'timeZone'>): string {
  const named = languages.length > 0 && `${languages.length === 1 ? 'Language' : 'Languages'}: ${languages.map(languageName).join(', ')}`
  const zone = timeZone !== null && zoneWords(timeZone)
  return [named, zone].filter(Boolean).join(' · ')
}

/** What goes for good with a mentee, a mentor or a job that is taken out. */
export const goesAlongWords = (of: MentoringRole | 'job'): string =>
  of === 'job'
    ? 'Whom it is drafted or published for has it no longer. This cannot be undone: added again, it is nobody’s.'
    : 'Their pairs end, in the draft and for members. This cannot be undone: added again, they have nobody.'
