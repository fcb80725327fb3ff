import { createFileRoute } from '@tanstack/react-router'
import { StopInvitationsPage } from '../groups/StopInvitationsPage.tsx'
import { Queries } from '../session/Queries.tsx'
import { readToken } from './-token.ts'

export const Route = createFileRoute('/stopInvitations')({
  validateSearch: readToken,
  component: StopInvitations,
})

function StopInvitations() {
  return (
    <Queries>
      <StopInvitationsPage {...Route.useSearch()} />
    </Queries>
  )
}
