import { createFileRoute } from '@tanstack/react-router'
import { RecruiterProfilePage } from '../../accounts/recruiters/RecruiterProfilePage.tsx'
import { recruiterQuery } from '../../accounts/recruiters/recruiterQuery.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/groupadmin/$userId/profile')({
  loader: ({ preload, params: { userId } }) => requestFirstData(preload, recruiterQuery(userId)),
  component: Profile,
})

function Profile() {
  return <RecruiterProfilePage userId={Route.useParams().userId} />
}
