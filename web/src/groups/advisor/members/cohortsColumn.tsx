import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { CandidateColumn } from '../../../candidates/rows/columns.tsx'
import { usePerson } from '../../../session/session.ts'
import { useCohorts } from '../cohorts/cohortQueries.ts'

/** The cohorts of a group that somebody is in, by name. */
function Cohorts({ jobId, candidate }: ComponentProps<CandidateColumn['Cell']>) {
  const { data: cohorts = [] } = useCohorts(jobId, usePerson().userId)
  const names = cohorts
    .filter(({ archived, _source }) => !archived && _source.members.some(({ id }) => id === candidate._id))
    .map(({ _source }) => _source.generalInfo.name)
  return (
    <Text size="sm" lineClamp={2} title={names.join(', ')}>
      {names.join(', ')}
    </Text>
  )
}

export const cohortsColumn: CandidateColumn = { title: 'Cohorts', width: 'minmax(6rem, 1.5fr)', Cell: Cohorts }
