import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { genomeQuery } from '../../genome/useGenome.ts'
import { cohortsQuery, groupJobsQuery, groupQuery } from '../../groups/student/queries.ts'
import { jobQuery } from '../../jobs/student/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { readOpen } from '../../ui/lists/opening.ts'
import { NotFoundScreen } from '../../ui/states/NotFoundScreen.tsx'
import { SkeletonPage } from '../../ui/states/Waiting.tsx'

const loadAbout = async () => ({ default: (await import('../../groups/student/group/GroupScreen.tsx')).GroupScreen })
const loadInternships = async () => ({ default: (await import('../../groups/student/group/InternshipsScreen.tsx')).InternshipsScreen })

/** The parts of a group that a student looks at: none loads what another needs. */
const LazyAbout = lazy(loadAbout)
const LazyInternships = lazy(loadInternships)

export const Route = createFileRoute('/_signedIn/groups/$userId/$groupId/$part')({
  validateSearch: readOpen,
  loader: ({ preload, cause, params: { groupId, part }, location: { search }, context: { person } }) => {
    const { userId } = person
    const load = { about: loadAbout, internships: loadInternships }[part]
    // Where it fails, the screen fails with the same, and says so.
    load?.().catch(() => undefined)
    if (part === 'about') requestFirstData(preload, groupQuery(groupId, userId), person.userType === 'student' && genomeQuery(userId))
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
      {part !== 'about' && part !== 'internships' && <NotFoundScreen />}
    </Suspense>
  )
}
