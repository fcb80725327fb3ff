import { Suspense } from 'react'
import { CallFailed, isMissing, sentenceOf } from '../../api/failure.ts'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { FormSkeleton } from '../../postings/form/FormSkeleton.tsx'
import { Page } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { GroupHead } from './GroupHead.tsx'
import { useGroup } from './groupQueries.ts'
import {
  LazyAdvisors,
  LazyCohorts,
  LazyEditGroup,
  LazyEmployers,
  LazyGroupGone,
  LazyInvitations,
  LazyJoinCode,
  LazyNewGroup,
} from './manageParts.ts'
import type { ManageSearch } from './manageSearch.ts'
import classes from './ManageGroup.module.css'

interface ManageGroupScreenProps {
  readonly userId: string
  readonly groupId: string
  readonly search: ManageSearch
}

const refused = new CallFailed(403, 'Forbidden', 'You may not do this.')

/** A stored group to be changed, or to be copied into a new one; and its parts. */
export function ManageGroupScreen({ userId, groupId, search }: ManageGroupScreenProps) {
  const { data: group, error, refetch } = useGroup(groupId)
  const clone = search.clone === true
  // Others may read an open group, but not here.
  const isLeaving = useLeaveIfForbidden(error, group?.can.edit === false ? refused : undefined)
  if (isLeaving) return null
  if (group === undefined) {
    return (
      <Page title={clone ? 'Create a group' : 'Manage a group'} width="table">
        {error === null && <FormSkeleton />}
        {isMissing(error) && (
          <Suspense>
            <LazyGroupGone userId={userId} />
          </Suspense>
        )}
        {error !== null && !isMissing(error) && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  return (
    <Suspense fallback={<FormSkeleton />}>
      {clone ? (
        <LazyNewGroup userId={userId} copied={group} />
      ) : (
        <div className={classes.page}>
          {search.part === undefined && <LazyEditGroup {...{ userId, group }} />}
          {search.part !== undefined && <GroupHead {...{ userId, groupId, group }} current={search.part} />}
          {search.part === 'cohorts' && <LazyCohorts {...{ userId, groupId }} />}
          {search.part === 'employers' && <LazyEmployers groupId={groupId} />}
          {search.part === 'invitations' && <LazyInvitations {...{ userId, groupId }} info={group._source.generalInfo} />}
          {search.part === 'advisors' && <LazyAdvisors {...{ userId, groupId }} name={group._source.generalInfo.name} />}
          {search.part === 'code' && <LazyJoinCode {...{ userId, group }} />}
        </div>
      )}
    </Suspense>
  )
}
