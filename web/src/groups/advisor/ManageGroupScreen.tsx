import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { CallFailed, isMissing, sentenceOf } from '../../api/failure.ts'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { FormSkeleton } from '../../postings/form/FormSkeleton.tsx'
import { usePostingDraft } from '../../postings/form/postingDraft.ts'
import { useOwnActions } from '../../postings/own/useOwnActions.ts'
import { Page } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Cohorts } from './cohorts/Cohorts.tsx'
import { DeleteGroup } from './DeleteGroup.tsx'
import { GroupForm } from './form/GroupForm.tsx'
import { NewGroupScreen } from './form/NewGroupScreen.tsx'
import { typedOf } from './form/typedGroup.ts'
import { GroupGone } from './GroupGone.tsx'
import { GroupHead } from './GroupHead.tsx'
import { groupKind } from './groupKind.ts'
import { useGroup } from './groupQueries.ts'
import type { ManageSearch } from './manageSearch.ts'
import classes from './ManageGroup.module.css'

interface ManageGroupScreenProps {
  readonly userId: string
  readonly groupId: string
  readonly search: ManageSearch
}

const refused = new CallFailed(403, 'Forbidden', 'You may not do this.')

/** A stored group to be changed, or to be copied into a new one; and its cohorts. */
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
        {isMissing(error) && <GroupGone userId={userId} />}
        {error !== null && !isMissing(error) && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  if (clone) return <NewGroupScreen userId={userId} copied={group} />
  return (
    <div className={classes.page}>
      {search.part === 'cohorts' ? (
        <>
          <GroupHead {...{ userId, groupId, group }} current="cohorts" />
          <Cohorts {...{ userId, groupId }} />
        </>
      ) : (
        <EditGroup {...{ userId, group }} />
      )}
    </div>
  )
}

function EditGroup({ userId, group }: { readonly userId: string; readonly group: GroupRecord }) {
  const router = useRouter()
  const { _id: groupId } = group
  const { name } = group._source.generalInfo
  const start = typedOf(groupKind.infoOf(group))
  const [isAsking, setAsking] = useState(false)
  const actions = useOwnActions(groupKind, userId)
  const draft = usePostingDraft('group', groupId)
  return (
    <>
      <GroupHead
        {...{ userId, groupId, group }}
        current="manage"
        action={
          group.can.remove && (
            <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
              Delete…
            </Button>
          )
        }
      />
      <GroupForm {...{ userId, group, start }} formName={groupId} />
      <DeleteGroup
        userId={userId}
        group={isAsking ? { id: groupId, name, members: group.own?.counts.accepted ?? 0 } : undefined}
        onClose={() => setAsking(false)}
        onDelete={async (deleted) => {
          const isGone = await actions.remove(deleted)
          if (!isGone) return false
          draft.drop()
          await router.navigate({ to: paths.groupadminGroups(userId), replace: true })
          return true
        }}
      />
    </>
  )
}
