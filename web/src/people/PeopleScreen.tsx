import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { ListTools } from '../ui/lists/ListTools.tsx'
import { Page } from '../ui/Page.tsx'
import { PagedList } from '../ui/lists/PagedList.tsx'
import { SearchBox } from '../ui/lists/SearchBox.tsx'
import { Corrected } from './found/Corrected.tsx'
import { endOfMatches } from './matches/endOfMatches.ts'
import { FilterForm } from './found/FilterForm.tsx'
import { type Filters, isSearchable, readFilters } from './found/filters.ts'
import { NobodyFound } from './found/NobodyFound.tsx'
import { LittleInCommon } from './matches/LittleInCommon.tsx'
import { MatchCard } from './matches/MatchCard.tsx'
import { useFindPeople } from './queries.ts'
import { StudentsTabs } from './StudentsTabs.tsx'

interface Props {
  readonly userId: string
  /** Whom the address asks for. */
  readonly profileType?: string
  readonly filters: Filters
  readonly ownRing: Ring | null
  readonly onFilter: (filters: Filters) => void
}

/** Everybody whom one may see, best match first, narrowed by words and filters. */
export function PeopleScreen({ userId, profileType = 'profile', filters, ...others }: Props) {
  if (!isSearchable(profileType)) {
    return (
      <Page title="Everybody" width="table">
        <EmptyState
          title="Only students and professionals can be searched here"
          action={<ButtonLink to={paths.peopleSearch(userId, 'profile', filters.keyword)}>Search among them</ButtonLink>}
        >
          Employers are found by their jobs.
        </EmptyState>
      </Page>
    )
  }
  return <FoundPeople userId={userId} filters={filters} {...others} />
}

function FoundPeople({ userId, filters, ownRing, onFilter }: Omit<Props, 'profileType'>) {
  const query = useFindPeople(userId, 'all', filters)
  const navigate = useNavigate()
  const { items = [], total = 0, corrected } = query.data ?? {}
  const search = (phrase: string) => {
    const to = phrase === '' ? paths.people(userId) : paths.peopleSearch(userId, 'profile', phrase)
    void navigate({ to, search: readFilters({ ...filters }) })
  }
  return (
    <Page
      title={filters.keyword === '' ? 'Everybody' : `Search: ${filters.keyword}`}
      subtitle="People whom you may see, those most like you first"
      width="table"
      isTabbed
    >
      <StudentsTabs userId={userId} current="everybody" />
      <ListTools>
        <SearchBox
          key={filters.keyword}
          label="Name, school, work or skill"
          placeholder="Name, school, work or skill"
          initial={filters.keyword}
          onSearch={search}
        />
        <FilterForm filters={filters} onChange={onFilter} />
      </ListTools>
      <PagedList
        query={query}
        items={items}
        total={total}
        nouns={['person', 'people']}
        most={MOST_MATCHES}
        isGrid
        above={filters.keyword === '' ? <LittleInCommon best={items[0]} /> : <Corrected corrected={corrected} />}
        row={(match) => <MatchCard key={match._id} match={match} removable={false} ownRing={ownRing} />}
        empty={<NobodyFound userId={userId} filters={filters} />}
        end={endOfMatches(total)}
      />
    </Page>
  )
}
