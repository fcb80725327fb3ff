import { useInfiniteQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../jobs/Jobs.module.css'
import type { JobsSearch } from '../jobs/jobsSearch.ts'
import { foundRecruitersQuery } from './searchQueries.ts'
import { counted } from '../../../ui/words/counted.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly phrase: string
  readonly search: JobsSearch
}

/** Recruiters who are found: each leads to what their company offers. */
export function FoundRecruiters({ userId, groupId, phrase, search }: Props) {
  const query = useInfiniteQuery(foundRecruitersQuery(phrase))
  const pages = query.data?.pages ?? []
  return (
    <PagedList
      query={query}
      items={pages.flatMap(({ items }) => items)}
      total={pages[0]?.total ?? 0}
      nouns={['recruiter', 'recruiters']}
      row={({ _id, _source: { generalInfo }, openJobs }) => {
        const { name, title, companyInstitution } = generalInfo
        return (
          <article key={_id} className={classes.row} aria-label={name}>
            <div className={classes.who}>
              <b>{name}</b>
              <p>{[title, companyInstitution, counted(openJobs, 'open job')].filter(Boolean).join(' · ')}</p>
            </div>
            {openJobs > 0 && companyInstitution !== '' && (
              <ButtonLink
                variant="default"
                size="compact-md"
                to={groupPaths.findForGroup(userId, groupId, companyInstitution, 'jobs')}
                search={search}
                aria-label={`Jobs of the company: ${companyInstitution}`}
              >
                Jobs of the company
              </ButtonLink>
            )}
          </article>
        )
      }}
      empty={<EmptyState title="No recruiter found">Try a part of the name, or of the company.</EmptyState>}
      end="That is every recruiter found."
    />
  )
}
