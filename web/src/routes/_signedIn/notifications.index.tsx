import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { genomeQuery } from '../../genome/useGenome.ts'
import { groupQuery } from '../../groups/student/queries.ts'
import { jobQuery } from '../../jobs/student/queries.ts'
import { ownMentoringQuery, ownPairsQuery } from '../../mentoring/student/ownMentoringQueries.ts'
import { NotificationsScreen } from '../../notifications/NotificationsScreen.tsx'
import { notificationsQuery } from '../../notifications/queries.ts'
import { usePerson } from '../../session/session.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { opensFor } from './-notifiedOf.tsx'

/** What a notification has open: its kind, its id, and that of the notification. */
const readOpen = ({ open }: Record<string, unknown>): { open?: string } =>
  typeof open === 'string' && /^(?:job|group|mentoring)(?:\.[\w-]{1,64}){2}$/.test(open) ? { open } : {}

export const Route = createFileRoute('/_signedIn/notifications/')({
  validateSearch: readOpen,
  loader: ({ preload, cause, location: { search }, context: { person } }) => {
    const { userId } = person
    const { open } = readOpen({ ...search })
    const [kind, id = ''] = open?.split('.') ?? []
    if (kind === 'job') requestFirstData(preload, jobQuery(id, userId), genomeQuery(userId))
    if (kind === 'group') requestFirstData(preload, groupQuery(id, userId), genomeQuery(userId))
    if (kind === 'mentoring') requestFirstData(preload, groupQuery(id, userId), ownMentoringQuery(userId, id), ownPairsQuery(userId, id))
    // The list stays as it is while one after the other is opened.
    if (open !== undefined && cause === 'stay') return
    requestFirstData(preload, notificationsQuery(userId))
  },
  component: Screen,
})

function Screen() {
  const { userId } = usePerson()
  const { open } = Route.useSearch()
  const navigate = Route.useNavigate()
  const opens = useMemo(() => opensFor(userId), [userId])
  return (
    <NotificationsScreen
      opens={opens}
      open={open}
      onOpen={(id, isFirst) => void navigate({ search: id === undefined ? {} : { open: id }, replace: !isFirst, resetScroll: false })}
    />
  )
}
