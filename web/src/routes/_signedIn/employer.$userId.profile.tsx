import { createFileRoute } from '@tanstack/react-router'
import { RecruiterProfilePage } from '../../accounts/recruiters/RecruiterProfilePage.tsx'
import { delegationsQuery } from '../../accounts/delegates/useDelegations.ts'
import { recruiterQuery } from '../../accounts/recruiters/recruiterQuery.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/profile')({
  loader: ({ preload, params: { userId } }) => requestFirstData(preload, recruiterQuery(userId), delegationsQuery(userId)),
  component: Profile,
})

function Profile() {
  return <RecruiterProfilePage userId={Route.useParams().userId} />
}
