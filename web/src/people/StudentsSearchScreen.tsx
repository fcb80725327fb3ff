import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { PagedList } from '../ui/lists/PagedList.tsx'
import { Segments } from '../ui/choices/Segments.tsx'
import { SearchBox } from '../ui/lists/SearchBox.tsx'
import { Corrected } from './found/Corrected.tsx'
import { endOfMatches } from './matches/endOfMatches.ts'
import { noFilters } from './found/filters.ts'
import type { Among } from './lists.ts'
import { MatchCard } from './matches/MatchCard.tsx'
import { useFindPeople } from './queries.ts'
import classes from './people.module.css'
import { StudentsTabs } from './StudentsTabs.tsx'

const amongChoices = [
  { value: 'rolemodels', label: 'Role models' },
  { value: 'likeme', label: 'Students like me' },
] as const

interface Props {
  readonly userId: string
  readonly phrase: string
  readonly among: Among
  readonly ownRing: Ring | null
  readonly onAmong: (among: Among) => void
}

/** A search among one's role models or the students like oneself. */
export function StudentsSearchScreen({ userId, phrase, among, ownRing, onAmong }: Props) {
  const navigate = useNavigate()
  const query = useFindPeople(userId, among, { ...noFilters, keyword: phrase })
  const { items = [], total = 0, corrected } = query.data ?? {}
  const search = (typed: string) => {
    if (typed === '') void navigate({ to: paths.students(userId, among) })
    else void navigate({ to: paths.studentsSearch(userId, typed), search: { among } })
  }
  return (
    <Page title={`Search: ${phrase}`} width="table">
      <StudentsTabs userId={userId} current={undefined} />
      <SearchBox key={phrase} label="Search among them" placeholder="Search among them" initial={phrase} onSearch={search} />
      <div className={classes.among}>
        <Segments label="Among whom" data={amongChoices} value={among} onChange={onAmong} />
      </div>
      <PagedList
        query={query}
        items={items}
        total={total}
        nouns={['person', 'people']}
        most={MOST_MATCHES}
        isGrid
        above={<Corrected corrected={corrected} />}
        row={(match) => <MatchCard key={match._id} match={match} removable={among === 'rolemodels'} ownRing={ownRing} />}
        empty={<EmptyState title="Nobody found">Try fewer words, or check the spelling.</EmptyState>}
        end={endOfMatches(total)}
      />
    </Page>
  )
}
