import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { OwnGroupCard } from '@trellis/contract/groups/groups.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { OwnFilter } from '../../postings/own/OwnFilter.tsx'
import { OwnList } from '../../postings/own/OwnList.tsx'
import type { OwnSearch } from '../../postings/own/ownSearch.ts'
import { shownPostings, stateCounts } from '../../postings/own/shown.ts'
import { Unfinished } from '../../postings/own/Unfinished.tsx'
import { useOwnActions } from '../../postings/own/useOwnActions.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import { DeleteGroup } from './DeleteGroup.tsx'
import { groupKind } from './groupKind.ts'
import { useOwnGroups } from './groupQueries.ts'
import { AskedToLead } from './leading/AskedToLead.tsx'
import { askedQuery } from './leading/leadingQueries.ts'
import { GroupRow } from './list/GroupRow.tsx'

interface MyGroupsScreenProps {
  readonly userId: string
  readonly search: OwnSearch
  readonly onSearch: (search: OwnSearch) => void
}

/** The groups that an advisor runs: their own, and those in which they help another. */
export function MyGroupsScreen({ userId, search, onSearch }: MyGroupsScreenProps) {
  const { state = '', text = '' } = search
  const { query: list, groups: own } = useOwnGroups(userId)
  const { isPending } = useQuery(askedQuery(userId))
  // What is asked stands above the list, which does not move any more once it is there.
  const groups = isPending ? undefined : own
  const actions = useOwnActions(groupKind, userId)
  const [toDelete, setToDelete] = useState<OwnGroupCard>()
  const isLeaving = useLeaveIfForbidden(list.error)
  const create = <ButtonLink to={groupPaths.createGroup(userId)}>Create a group</ButtonLink>
  const hasGroups = groups !== undefined && groups.length > 0
  return (
    <Page title="Groups" width="table" action={hasGroups && create}>
      <Unfinished noun="group" to={groupPaths.createGroup(userId)} />
      {groups !== undefined && <AskedToLead userId={userId} />}
      {hasGroups && (
        <OwnFilter noun="group" placeholder="Name, place or skill" counts={stateCounts(groups)} search={search} onSearch={onSearch} />
      )}
      {groups === undefined && list.isError && !isLeaving && (
        <ErrorState error={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {groups === undefined && !list.isError && (
        <Waiting>
          <SkeletonCards count={4} />
        </Waiting>
      )}
      {groups?.length === 0 && (
        <EmptyState title="No groups yet" action={create}>
          A group is a class, a club or a network whose people you look after. Tell what it is about, and see at once what it looks like to
          others. You can save it as a draft first.
        </EmptyState>
      )}
      {hasGroups && (
        <OwnList
          noun="group"
          postings={shownPostings(groups, { state, text })}
          total={list.data?.total ?? 0}
          fetched={groups.length}
          row={(group) => <GroupRow {...{ group, userId, actions }} onDelete={setToDelete} />}
          onShowAll={() => onSearch({})}
        />
      )}
      <DeleteGroup
        userId={userId}
        group={toDelete && { id: toDelete._id, ...toDelete._source.generalInfo, members: toDelete.own.counts.accepted }}
        onClose={() => setToDelete(undefined)}
        onDelete={actions.remove}
      />
    </Page>
  )
}
