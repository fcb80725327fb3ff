import { createFileRoute } from '@tanstack/react-router'
import { NewJobScreen } from '../../jobs/employer/form/NewJobScreen.tsx'

const readSearch = ({ of }: Record<string, unknown>): { of?: string } => (typeof of === 'string' && of !== '' ? { of } : {})

export const Route = createFileRoute('/_signedIn/employer/$userId/jobs/postJob/')({
  validateSearch: readSearch,
  component: Screen,
})

function Screen() {
  const { userId } = Route.useParams()
  const { of } = Route.useSearch({ select: readSearch })
  return <NewJobScreen key={userId} userId={userId} ownerId={of ?? userId} />
}
