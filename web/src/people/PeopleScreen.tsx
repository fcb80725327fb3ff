import { useNavigate } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { endOfMatches } from './endOfMatches.ts'
import { FilterForm } from './FilterForm.tsx'
import { type Filters, readFilters } from './filters.ts'
import { LittleInCommon } from './LittleInCommon.tsx'
import { MatchCard } from './MatchCard.tsx'
import { useFindPeople } from './queries.ts'

interface Props {
  readonly userId: string
  readonly filters: Filters
  readonly onFilter: (filters: Filters) => void
}

/** Everybody whom one may see, best match first, narrowed by words and filters. */
export function PeopleScreen({ userId, filters, onFilter }: Props) {
  const query = useFindPeople(userId, 'all', filters)
  const navigate = useNavigate()
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ hits }) => hits.hits)
  const total = pages[0]?.hits.total ?? 0
  const search = (phrase: string) => {
    const to = phrase === '' ? paths.people(userId) : paths.peopleSearch(userId, 'profile', phrase)
    void navigate({ to, search: readFilters({ ...filters }) })
  }
  return (
    <Page title="People" subtitle="Everyone here, those most like you first" width="table">
      <SearchBox
        key={filters.keyword}
        label="Search by name, school, work or skill"
        placeholder="For example: robotics"
        initial={filters.keyword}
        onSearch={search}
      />
      <FilterForm filters={filters} onChange={onFilter} />
      <PagedList
        query={query}
        items={items}
        total={total}
        above={filters.keyword === '' && <LittleInCommon best={items[0]} among="anybody" />}
        row={(match) => <MatchCard key={match._id} match={match} removable={false} />}
        empty={
          <EmptyState title="Nobody found">Try fewer words, check the spelling, or take a filter away.</EmptyState>
        }
        end={endOfMatches(total)}
      />
    </Page>
  )
}
