import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { usePostingDraft } from '../../../postings/form/postingDraft.ts'
import { useOwnActions } from '../../../postings/own/useOwnActions.ts'
import { DeleteGroup } from '../DeleteGroup.tsx'
import { GroupHead } from '../GroupHead.tsx'
import { groupKind } from '../groupKind.ts'
import { GroupForm } from './GroupForm.tsx'
import { typedOf } from './typedGroup.ts'

/** A stored group to be changed, or deleted. */
export function EditGroup({ userId, group }: { readonly userId: string; readonly group: GroupRecord }) {
  const router = useRouter()
  const { _id: groupId } = group
  const { name, state } = group._source.generalInfo
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
        group={isAsking ? { id: groupId, name, state, members: group.own?.counts.accepted ?? 0 } : undefined}
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
