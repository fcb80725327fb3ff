import { createFileRoute } from '@tanstack/react-router'
import { RecruiterProfilePage } from '../../accounts/recruiters/RecruiterProfilePage.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/profile')({ component: Profile })

function Profile() {
  return <RecruiterProfilePage userId={Route.useParams().userId} />
}
