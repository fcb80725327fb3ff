import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { ReactNode } from 'react'
import type { Place } from '../../../people/found/PlaceFields.tsx'
import { FoundPostings } from '../../../postings/lists/FoundPostings.tsx'
import { ListTabs } from '../../../postings/lists/ListTabs.tsx'
import { ButtonLink, LoneLink } from '../../../ui/links.tsx'
import { ListTools } from '../../../ui/lists/ListTools.tsx'
import { SearchBox } from '../../../ui/lists/SearchBox.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useFindGroups } from '../queries.ts'
import { useHasContacted } from '../../../postings/lists/contacted.ts'
import { listCountsQuery } from '../../../postings/lists/counts.ts'
import { GroupCard } from './GroupCard.tsx'
import { GroupsBeside, type Opened } from './GroupsBeside.tsx'
import { groupLists } from './lists.ts'
import { useJoiningSide } from './side.ts'
import { anywhere, readPlace, wordsOfPlace } from './placeFilters.ts'
import { NoGroups } from './NoGroups.tsx'
import { OtherGroups } from './OtherGroups.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { WhatGroupsAre } from './WhatGroupsAre.tsx'

type GroupsSearch = Partial<Place> & { readonly open?: string }

interface Props {
  readonly userId: string
  /** One of the student's lists; undefined where all that they may see are searched. */
  readonly list: ListedState | undefined
  /** What is searched for; empty in a list. */
  readonly phrase: string
  /** Where the groups have to be, and which one is open beside. */
  readonly search: GroupsSearch
  readonly onSearch: (next: GroupsSearch, how: { readonly replace: boolean; readonly resetScroll?: boolean }) => void
}

/** One of a student's lists of groups, or a search among all that they may see. */
export function GroupsScreen({ userId, list, phrase, search: { open, ...told }, onSearch }: Props) {
  const place = { ...anywhere, ...told }
  const onOpen: Opened['onOpen'] = (id, isFirst) =>
    onSearch({ ...told, ...(id !== undefined && { open: id }) }, { replace: !isFirst, resetScroll: false })
  const navigate = useNavigate()
  const { data: counts = {} } = useQuery(listCountsQuery(GROUP, userId))
  const side = useJoiningSide()
  const search = (typed: string) => {
    if (typed === '' && list !== undefined) return
    const to = typed === '' ? side.list(userId, side.first) : side.search(userId, typed)
    void navigate({ to, search: readPlace({ ...place }) })
  }
  const bucket = list ?? 'search'
  const texts = (list && side.lists[list]) ?? { title: `Search: ${phrase}` }
  return (
    <GroupsBeside {...{ userId, open, onOpen }}>
      <Page title={texts.title} {...('subtitle' in texts && { subtitle: texts.subtitle })} width="table" isTabbed>
        <ListTabs
          label="Lists of groups"
          current={list}
          tabs={side.lists}
          address={(to) => side.list(userId, to)}
          counts={counts}
          isWaiting={useHasContacted(GROUP)}
        />
        {list === side.first && counts.accepted === 0 && <WhatGroupsAre />}
        <ListTools>
          <SearchBox label="Search all groups" placeholder="Name, subject or skill" initial={phrase} onSearch={search} />
          <PlaceForm
            key={`place ${bucket}`}
            place={place}
            onChange={(next) => onSearch(readPlace({ ...next }), { replace: true })}
            beside={side.isStudent && <LoneLink to={groupPaths.join(userId)}>Join with a code</LoneLink>}
          />
        </ListTools>
        <FoundPostings
          key={bucket}
          kind={GROUP}
          found={useFindGroups(userId, { list: list ?? '', keyword: phrase, place })}
          bucket={bucket}
          keyword={phrase}
          card={(group, actions) => <GroupCard key={group._id} group={group} bucket={bucket} actions={actions} />}
          empty={<Nothing userId={userId} list={list} place={place} />}
        />
      </Page>
    </GroupsBeside>
  )
}

function Nothing({ userId, list, place }: Pick<Props, 'userId' | 'list'> & { readonly place: Place }) {
  const isPlaced = wordsOfPlace(place) !== ''
  const side = useJoiningSide()
  const toFirst = list !== side.first && <ButtonLink to={side.list(userId, side.first)}>{side.toFirst}</ButtonLink>
  if (list === undefined) {
    return (
      <EmptyState title="No group found" action={toFirst}>
        Try fewer words, or check the spelling{isPlaced && ', or take the place away'}. A group may also be for the members of another
        alone.
      </EmptyState>
    )
  }
  if (isPlaced) return <EmptyState title="No group is there">Take the place away, or type another one.</EmptyState>
  const actions: Partial<Record<ListedState, ReactNode>> = {
    suggested: <ButtonLink to={paths.bio(userId)}>Go to my bio</ButtonLink>,
    ...(side.isStudent && { accepted: <ButtonLink to={groupPaths.join(userId)}>Join with a code</ButtonLink> }),
  }
  const { emptyTitle, empty } = side.lists[list] ?? groupLists[list]
  const nothing = (
    <EmptyState title={emptyTitle} action={actions[list] ?? toFirst}>
      {empty}
    </EmptyState>
  )
  return (
    <>
      {list === 'suggested' ? <NoGroups userId={userId} otherwise={nothing} /> : nothing}
      {list === side.first && <OtherGroups userId={userId} />}
    </>
  )
}
