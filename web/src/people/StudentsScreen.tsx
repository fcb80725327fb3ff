import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ButtonLink, LoneLink } from '../ui/links.tsx'
import { Page } from '../ui/Page.tsx'
import { PagedList } from '../ui/lists/PagedList.tsx'
import { SearchBox } from '../ui/lists/SearchBox.tsx'
import { BlockedRow } from './aside/BlockedRow.tsx'
import { endOfSuggestions } from './matches/endOfMatches.ts'
import { type Among, isAside, type StudentsList, studentsLists } from './lists.ts'
import { LittleInCommon } from './matches/LittleInCommon.tsx'
import { MatchCard } from './matches/MatchCard.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useLikeMe, usePeopleList } from './queries.ts'
import { RemovedRow } from './aside/RemovedRow.tsx'
import { StudentsTabs } from './StudentsTabs.tsx'

interface Props {
  readonly userId: string
  readonly sub: StudentsList
  readonly ownRing: Ring | null
}

/** One of the lists of people: role models, students like me, following, followers, blocked, taken out of the role models. */
export function StudentsScreen({ userId, sub, ownRing }: Props) {
  const { title, subtitle } = studentsLists[sub]
  const navigate = useNavigate()
  const matches = sub === 'rolemodels' || sub === 'likeme'
  return (
    <Page title={title} subtitle={subtitle} width="table" isTabbed>
      <StudentsTabs userId={userId} current={sub} />
      {matches ? (
        <>
          <SearchBox
            label="Search among them"
            placeholder="Search among them"
            initial=""
            onSearch={(phrase) => {
              if (phrase !== '') void navigate({ to: paths.studentsSearch(userId, phrase), search: { among: sub } })
            }}
          />
          <Matches key={sub} userId={userId} sub={sub} ownRing={ownRing} />
        </>
      ) : (
        <Kept key={sub} userId={userId} sub={sub} />
      )}
    </Page>
  )
}

function Matches({ userId, sub, ownRing }: Props & { readonly sub: Among }) {
  const query = useLikeMe(userId, sub === 'rolemodels')
  const { items = [], total = 0 } = query.data ?? {}
  return (
    <>
      <PagedList
        query={query}
        items={items}
        total={total}
        nouns={['person', 'people']}
        most={MOST_MATCHES}
        isGrid
        above={<LittleInCommon best={items[0]} />}
        row={(match) => <MatchCard key={match._id} match={match} removable={sub === 'rolemodels'} ownRing={ownRing} />}
        empty={<Empty sub={sub} action={<ButtonLink to={paths.bio(userId)}>Go to my bio</ButtonLink>} />}
        end={endOfSuggestions(total)}
      />
      {sub === 'rolemodels' && (
        <p>
          <LoneLink to={paths.students(userId, 'removed')}>People who are not for you</LoneLink>
        </p>
      )}
    </>
  )
}

const keptRows = { following: PersonRow, followers: PersonRow, blocked: BlockedRow, removed: RemovedRow }

function Kept({ userId, sub }: { readonly userId: string; readonly sub: keyof typeof keptRows }) {
  const query = usePeopleList(userId, sub)
  const { items = [], total = 0 } = query.data ?? {}
  const actions = {
    following: <ButtonLink to={paths.students(userId, 'rolemodels')}>Find role models</ButtonLink>,
    followers: <ButtonLink to={paths.bio(userId)}>Go to my bio</ButtonLink>,
    blocked: undefined,
    removed: <ButtonLink to={paths.students(userId, 'rolemodels')}>Find role models</ButtonLink>,
  }
  const Row = keptRows[sub]
  return (
    <>
      <PagedList
        query={query}
        items={items}
        total={total}
        nouns={['person', 'people']}
        row={(person) => <Row key={person._id} person={person} />}
        empty={<Empty sub={sub} action={actions[sub]} />}
      />
      {!isAside(sub) && (
        <p>
          <LoneLink to={paths.students(userId, 'blocked')}>People you have blocked</LoneLink>
        </p>
      )}
    </>
  )
}

function Empty({ sub, action }: { readonly sub: StudentsList; readonly action?: ReactNode }) {
  const { emptyTitle, empty } = studentsLists[sub]
  return (
    <EmptyState title={emptyTitle} action={action}>
      {empty}
    </EmptyState>
  )
}
