import { counted } from '../../ui/words/counted.ts'

/** How many are in a group. */
export interface InGroup {
  /** Those in its list of members, as whoever asks sees it. */
  readonly members: number
  /** All who are in it beside its advisors. */
  readonly inIt: number
}

/**
 * What goes with a group: 'Its 12 members are no longer in it, and its 2 cohorts go with it.'
 * @param cohorts how many; undefined while it is not known
 */
export function whatGoes({ members, inIt }: InGroup, cohorts: number | undefined): string {
  const people = whoLeaves(members, Math.max(inIt - members, 0))
  if (cohorts === undefined) return `${people}, and its cohorts go with it.`
  if (cohorts === 0) return `${people}, and it has no cohorts.`
  return `${people}, and its ${cohorts === 1 ? 'cohort goes' : `${counted(cohorts, 'cohort')} go`} with it.`
}

/** @param others who are in it and in no list of members: recruiters, and people whom an advisor has hidden */
function whoLeaves(members: number, others: number): string {
  if (members + others === 0) return 'Nobody is in it'
  const listed = members > 0 && `Its ${members === 1 ? 'one member' : counted(members, 'member')}`
  const unlisted = others > 0 && counted(others, 'employer or hidden person', 'employers or hidden people')
  const who = [listed, unlisted].filter((part) => part !== false).join(' and ')
  return `${who} ${members + others === 1 ? 'is' : 'are'} no longer in it`
}
