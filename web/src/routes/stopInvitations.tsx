import { createFileRoute } from '@tanstack/react-router'
import { StopInvitationsPage } from '../groups/StopInvitationsPage.tsx'
import { Queries } from '../session/Queries.tsx'

export const Route = createFileRoute('/stopInvitations')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  component: StopInvitations,
})

function StopInvitations() {
  return (
    <Queries>
      <StopInvitationsPage {...Route.useSearch()} />
    </Queries>
  )
}
