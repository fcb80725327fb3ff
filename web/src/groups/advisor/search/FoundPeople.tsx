import { useInfiniteQuery } from '@tanstack/react-query'
import { MOST_FOUND } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { Photo } from '../../../files/Photo.tsx'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { TextLink } from '../../../ui/links.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../jobs/Jobs.module.css'
import { memberStanding } from '../members/memberStanding.ts'
import { foundPeopleQuery } from './searchQueries.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly phrase: string
}

const waiting: Partial<Record<Candidate['link']['state'], string>> = { applied: 'Asked to join', saved: 'Saved' }

/** People who are found for a group: each leads to where they are invited, or accepted. */
export function FoundPeople({ userId, groupId, phrase }: Props) {
  const query = useInfiniteQuery(foundPeopleQuery(groupId, phrase))
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const pages = query.data?.pages ?? []
  const total = pages[0]?.hits.total ?? 0
  return (
    <PagedList
      query={query}
      items={pages.flatMap(({ hits }) => hits.hits)}
      total={total}
      nouns={['person', 'people']}
      most={MOST_FOUND}
      row={({ _id, _source, link, ring }) => {
        const { name, level, profilePicture } = _source.generalInfo
        const facts = [memberStanding(link) ?? waiting[link.state], levelLabel(level)].filter(Boolean).join(' · ')
        return (
          <article key={_id} className={classes.row} aria-label={name}>
            <Photo name={name} address={profilePicture} ring={ring} size={40} />
            <div className={classes.who}>
              <TextLink to={groupPaths.membersSearch(userId, groupId, phrase)} search={{ review: _id }}>
                {name}
              </TextLink>
              <p>{facts}</p>
            </div>
          </article>
        )
      }}
      empty={<EmptyState title="Nobody found">Try fewer words, or check the spelling.</EmptyState>}
      end={
        total >= MOST_FOUND ? `These are the ${MOST_FOUND.toLocaleString('en')} people closest to this group.` : 'That is everybody found.'
      }
    />
  )
}
