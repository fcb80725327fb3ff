import { isMissing, sentenceOf } from '../../api/failure.ts'
import { GroupGone } from '../../groups/advisor/GroupGone.tsx'
import { GroupHead } from '../../groups/advisor/GroupHead.tsx'
import { useGroup } from '../../groups/advisor/groupQueries.ts'
import page from '../../groups/advisor/ManageGroup.module.css'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import { MentoringGroupList } from './MentoringGroupList.tsx'
import { useMentoringGroups } from './mentoringQueries.ts'
import type { MentoringSearch } from './mentoringSearch.ts'
import { OpenedMentoringGroup } from './OpenedMentoringGroup.tsx'
import { useMentoringActions } from './useMentoringActions.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly search: MentoringSearch
  readonly onSearch: (search: MentoringSearch) => void
}

/** The mentoring groups of a group, for its advisors, or one of them opened. */
export function MentoringScreen({ userId, groupId, search, onSearch }: Props) {
  const group = useGroup(groupId)
  const { data: all, error, refetch } = useMentoringGroups(groupId)
  const actions = useMentoringActions(groupId)
  const isLeaving = useLeaveIfForbidden(group.error, error)
  if (isLeaving) return null
  if (isMissing(group.error)) return <GroupGone userId={userId} />
  const opened = all?.find(({ _id }) => _id === search.open)
  return (
    <div className={page.page} data-inside={opened !== undefined || undefined}>
      <GroupHead {...{ userId, groupId }} group={group.data} current="mentoring" />
      {all === undefined && error === null && (
        <Waiting>
          <SkeletonCards count={3} />
        </Waiting>
      )}
      {all === undefined && error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {all !== undefined && search.open === undefined && (
        <MentoringGroupList {...{ userId, groupId, all, actions }} onOpen={(open) => onSearch({ open })} />
      )}
      {opened !== undefined && (
        <OpenedMentoringGroup
          key={opened._id}
          {...{ userId, groupId, actions }}
          group={opened}
          part={search.list ?? 'mentees'}
          {...{ search, onSearch }}
        />
      )}
      {all !== undefined && search.open !== undefined && opened === undefined && (
        <EmptyState
          title="This mentoring group is not here"
          action={<Button onClick={() => onSearch({})}>See the mentoring groups</Button>}
        >
          The address is mistyped, or it belongs to another group.
        </EmptyState>
      )}
    </div>
  )
}
