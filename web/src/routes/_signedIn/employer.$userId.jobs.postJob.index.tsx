import { createFileRoute } from '@tanstack/react-router'
import { NewJobScreen } from '../../jobs/employer/form/NewJobScreen.tsx'
import { delegationsQuery } from '../../accounts/delegates/useDelegations.ts'
import { recruiterQuery } from '../../accounts/recruiters/recruiterQuery.ts'
import { requestFirstData } from '../../session/Queries.tsx'

const readSearch = ({ of }: Record<string, unknown>): { of?: string } => (typeof of === 'string' && of !== '' ? { of } : {})

export const Route = createFileRoute('/_signedIn/employer/$userId/jobs/postJob/')({
  validateSearch: readSearch,
  loader: ({ preload, params: { userId } }) => requestFirstData(preload, recruiterQuery(userId), delegationsQuery(userId)),
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  const { of } = Route.useSearch({ select: readSearch })
  return <NewJobScreen key={userId} userId={userId} ownerId={of ?? userId} />
}
