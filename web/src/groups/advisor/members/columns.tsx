import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { CandidateColumn } from '../../../candidates/rows/columns.tsx'
import { askedColumn, marksColumn, matchColumn, sinceColumn, skillsColumn } from '../../../candidates/rows/columns.tsx'
import { begunHere, shortCalendarDay } from '../../../ui/dates.ts'
import { cohortRoleLabels } from '../cohorts/cohortWords.ts'
import { wishOf } from './memberMarks.ts'

type CellProps = ComponentProps<CandidateColumn['Cell']>

function Words({ words }: { readonly words: string }) {
  return (
    <Text size="sm" lineClamp={2} title={words}>
      {words}
    </Text>
  )
}

/** Of who asks without saying as what: as a member, which is what they become. */
const Role = ({ candidate }: CellProps) => {
  const role = candidate.inGroup?.role ?? wishOf(candidate) ?? (candidate.link.state === 'applied' ? 'member' : null)
  return <Words words={role == null ? '' : cohortRoleLabels[role]} />
}

const Cohorts = ({ candidate: { inGroup } }: CellProps) => <Words words={inGroup?.cohorts.map(({ name }) => name).join(', ') ?? ''} />

const Completeness = ({ candidate: { inGroup } }: CellProps) => <Words words={inGroup === undefined ? '' : `${inGroup.completeness}%`} />

const LastActive = ({ candidate }: CellProps) => <Words words={lastActive(candidate)} />

/** On which day a member was here last, which is told to the day of UTC; empty where nobody knows. */
function lastActive({ inGroup }: CellProps['candidate']): string {
  const at = inGroup?.lastActiveAt ?? null
  const now = Date.now()
  return at === null ? '' : shortCalendarDay(begunHere(at, now), now)
}

const skills = skillsColumn('Skills and strengths', 'minmax(10rem, 4.4fr)')
const marks: CandidateColumn = { ...marksColumn, width: 'minmax(7rem, 1fr)' }
const profile: CandidateColumn = { title: 'Profile', width: '3.5rem', Cell: Completeness }

/** Of members: as what they are there, and how active. */
export const memberColumns: readonly CandidateColumn[] = [
  { title: 'Role', width: '5.5rem', Cell: Role },
  { title: 'Cohorts', width: 'minmax(6rem, 1.5fr)', Cell: Cohorts },
  skills,
  marks,
  profile,
  { title: 'Last active', width: '5.5rem', Cell: LastActive },
  sinceColumn,
]

const fit: readonly CandidateColumn[] = [skills, matchColumn, marks, profile]

/** Of those who asked to join, of whom a search finds, and of all others: how they fit. */
export const askingColumns: readonly CandidateColumn[] = [{ title: 'Asks as', width: '5.5rem', Cell: Role }, ...fit, askedColumn]
export const foundColumns: readonly CandidateColumn[] = [{ title: 'Role', width: '5.5rem', Cell: Role }, ...fit, sinceColumn]
export const otherColumns: readonly CandidateColumn[] = [...fit, sinceColumn]
