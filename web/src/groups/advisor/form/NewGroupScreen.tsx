import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { useState } from 'react'
import { Page } from '../../../ui/Page.tsx'
import { groupKind } from '../groupKind.ts'
import { GroupForm } from './GroupForm.tsx'
import { cloneOf, emptyGroup } from './typedGroup.ts'

interface NewGroupScreenProps {
  readonly userId: string
  /** The group that it begins as a copy of. */
  readonly copied?: GroupRecord
}

/** A group to be created. */
export function NewGroupScreen({ userId, copied }: NewGroupScreenProps) {
  const [start] = useState(() => (copied === undefined ? emptyGroup() : cloneOf(groupKind.infoOf(copied))))
  return (
    <Page
      title="Create a group"
      width="table"
      {...(copied !== undefined && { subtitle: `It begins as a copy of ${copied._source.generalInfo.name}.` })}
    >
      <GroupForm {...{ userId, start }} group={undefined} formName={copied === undefined ? 'new' : `clone.${copied._id}`} />
    </Page>
  )
}
