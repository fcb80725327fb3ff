import { createFileRoute } from '@tanstack/react-router'
import { VerificationLinkPage } from '../accounts/links/VerificationLinkPage.tsx'
import { Queries } from '../session/Queries.tsx'

export const Route = createFileRoute('/emailSignUp/$type/$hash')({ component: VerificationLink })

function VerificationLink() {
  return (
    <Queries>
      <VerificationLinkPage {...Route.useParams()} />
    </Queries>
  )
}
