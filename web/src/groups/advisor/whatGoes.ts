import { counted } from '../../ui/words/counted.ts'

/**
 * What goes with a group: 'Its 12 members are no longer in it, nor is anybody else, and its 2 cohorts go with it.' Others are the employers in it, whom an
 * advisor has hidden, and whom this one does not see: they are not counted.
 * @param members those in its list of members, as whoever asks sees it
 * @param cohorts how many; undefined while it is not known
 */
export function whatGoes(members: number, cohorts: number | undefined): string {
  const people = whoLeaves(members)
  if (cohorts === undefined) return `${people}, and its cohorts go with it.`
  if (cohorts === 0) return `${people}, and it has no cohorts.`
  return `${people}, and its ${cohorts === 1 ? 'cohort goes' : `${counted(cohorts, 'cohort')} go`} with it.`
}

function whoLeaves(members: number): string {
  if (members === 0) return 'Nobody is in it any more'
  const own = members === 1 ? 'Its one member is' : `Its ${counted(members, 'member')} are`
  return `${own} no longer in it, nor is anybody else`
}
