import { NativeSelect } from '@mantine/core'
import { type MemberRole, memberRoles } from '@trellis/contract/memberships/roles.ts'
import type { ComponentProps } from 'react'
import type { CandidateFilters } from '../../../../candidates/lists/candidatesSearch.ts'
import type { Pipeline } from '../../../../candidates/pipeline/pipeline.ts'
import { useCohorts } from '../../cohorts/cohortQueries.ts'
import { cohortRoleLabels } from '../../cohorts/cohortWords.ts'
import classes from './MembersTools.module.css'

type Props = ComponentProps<NonNullable<Pipeline['Filters']>>

/** By what members are in the group. */
export function StandingFilters({ userId, postingId, list, filters, onFilter }: Props) {
  const { data: cohorts = [] } = useCohorts(postingId, userId)
  if (list !== 'accepted') return null
  const { role, cohort, ...others } = filters
  const narrow = (standing: Pick<CandidateFilters, 'role' | 'cohort'>) => onFilter({ ...others, ...standing })
  const kept = { role: role && { role }, cohort: cohort && { cohort } }
  return (
    <div className={classes.standing}>
      <NativeSelect
        label="Role"
        value={role ?? ''}
        data={[{ value: '', label: 'Any role' }, ...memberRoles.map((value) => ({ value, label: cohortRoleLabels[value] }))]}
        onChange={({ currentTarget: { value } }) => narrow({ ...kept.cohort, ...(value !== '' && { role: value as MemberRole }) })}
      />
      <NativeSelect
        label="Cohort"
        value={cohort ?? ''}
        data={[{ value: '', label: 'Any cohort' }, ...cohorts.map(({ _id, _source }) => ({ value: _id, label: _source.generalInfo.name }))]}
        onChange={({ currentTarget: { value } }) => narrow({ ...kept.role, ...(value !== '' && { cohort: value }) })}
      />
    </div>
  )
}

/** 'Mentor, one cohort' */
export const standingWords = ({ role, cohort }: CandidateFilters): string =>
  [role && cohortRoleLabels[role], cohort && 'one cohort'].filter(Boolean).join(', ')
