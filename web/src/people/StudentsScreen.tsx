import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MOST_MATCHES } from '@trellis/contract/matching.ts'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { Page } from '../ui/Page.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { BlockedRow } from './BlockedRow.tsx'
import { type StudentsList, studentsLists } from './lists.ts'
import { MatchCard } from './MatchCard.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useLikeMe, usePeopleList } from './queries.ts'
import { StudentsTabs } from './StudentsTabs.tsx'

/** One of the lists of people: role models, students like me, following, followers, blocked. */
export function StudentsScreen({ userId, sub }: { readonly userId: string; readonly sub: StudentsList }) {
  const { title, subtitle } = studentsLists[sub]
  const navigate = useNavigate()
  const matches = sub === 'rolemodels' || sub === 'likeme'
  return (
    <Page title={title} subtitle={subtitle} width="table">
      <StudentsTabs userId={userId} current={sub} />
      {matches ? (
        <>
          <SearchBox
            label="Search among them"
            placeholder="For example: nursing"
            initial=""
            onSearch={(phrase) => phrase !== '' && void navigate({ to: paths.studentsSearch(userId, phrase) })}
          />
          <Matches key={sub} userId={userId} sub={sub} />
        </>
      ) : (
        <Kept key={sub} userId={userId} sub={sub} />
      )}
    </Page>
  )
}

function Matches({ userId, sub }: { readonly userId: string; readonly sub: 'rolemodels' | 'likeme' }) {
  const query = useLikeMe(userId, sub === 'rolemodels')
  const pages = query.data?.pages ?? []
  const total = pages[0]?.hits.total ?? 0
  return (
    <PagedList
      query={query}
      items={pages.flatMap(({ hits }) => hits.hits)}
      total={total}
      row={(match) => <MatchCard key={match._id} match={match} removable={sub === 'rolemodels'} />}
      empty={<Empty sub={sub} action={<ButtonLink to={paths.bio(userId)}>Go to my bio</ButtonLink>} />}
      end={total >= MOST_MATCHES ? `These are the ${MOST_MATCHES} people closest to you.` : 'That is everyone.'}
    />
  )
}

function Kept({ userId, sub }: { readonly userId: string; readonly sub: 'following' | 'followers' | 'blocked' }) {
  const query = usePeopleList(userId, sub)
  const pages = query.data?.pages ?? []
  const toRoleModels = <ButtonLink to={paths.students(userId, 'rolemodels')}>Find role models</ButtonLink>
  return (
    <>
      <PagedList
        query={query}
        items={pages.flatMap(({ items }) => items)}
        total={pages[0]?.total ?? 0}
        row={(person) =>
          sub === 'blocked' ? <BlockedRow key={person._id} person={person} /> : <PersonRow key={person._id} person={person} />
        }
        empty={<Empty sub={sub} {...(sub === 'following' && { action: toRoleModels })} />}
      />
      {sub !== 'blocked' && (
        <p>
          <TextLink to={paths.students(userId, 'blocked')}>People you have blocked</TextLink>
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
