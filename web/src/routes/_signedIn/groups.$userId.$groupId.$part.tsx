import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { genomeQuery } from '../../genome/useGenome.ts'
import { cohortsQuery, groupJobsQuery, groupQuery } from '../../groups/student/queries.ts'
import { jobQuery } from '../../jobs/student/queries.ts'
import { ownMentoringQuery, ownPairsQuery } from '../../mentoring/student/ownMentoringQueries.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { readOpen } from '../../ui/lists/opening.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'
import { LazyAbout, LazyInternships, LazyMentoring, loads } from './-ownGroupParts.ts'

export const Route = createFileRoute('/_signedIn/groups/$userId/$groupId/$part')({
  validateSearch: readOpen,
  loader: ({ preload, cause, params: { groupId, part }, location: { search }, context: { person } }) => {
    const { userId } = person
    // Where it fails, the screen fails with the same, and says so.
    loads
      .get(part)?.()
      .catch(() => undefined)
    if (part === 'about') requestFirstData(preload, groupQuery(groupId, userId), person.userType === 'student' && genomeQuery(userId))
    if (part === 'mentoring') {
      const own = [ownMentoringQuery(userId, groupId), ownPairsQuery(userId, groupId)] as const
      requestFirstData(preload, groupQuery(groupId, userId), ...own)
    }
    if (part !== 'internships') return
    const { open } = readOpen({ ...search })
    if (open !== undefined) requestFirstData(preload, jobQuery(open, userId), genomeQuery(userId))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, groupQuery(groupId, userId), groupJobsQuery(userId, groupId), cohortsQuery(userId, groupId))
  },
  component: Screen,
})

function Screen() {
  const { userId, groupId, part } = Route.useParams()
  const { open } = Route.useSearch({ select: readOpen })
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<SkeletonPage />}>
      {part === 'about' && <LazyAbout key={groupId} id={groupId} />}
      {part === 'internships' && (
        <LazyInternships
          key={groupId}
          {...{ userId, groupId, open }}
          onOpen={(id, isFirst) => void navigate({ search: id === undefined ? {} : { open: id }, replace: !isFirst, resetScroll: false })}
        />
      )}
      {part === 'mentoring' && <LazyMentoring key={groupId} {...{ userId, groupId }} />}
      {!loads.has(part) && <NotFoundScreen />}
    </Suspense>
  )
}
