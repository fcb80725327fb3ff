import { createFileRoute } from '@tanstack/react-router'
import { VerificationLinkPage } from '../accounts/links/VerificationLinkPage.tsx'
import { readGroupOf } from '../accounts/signUp/signUpSearch.ts'
import { Queries } from '../session/Queries.tsx'

export const Route = createFileRoute('/emailSignUp/$type/$hash')({ component: VerificationLink, validateSearch: readGroupOf })

function VerificationLink() {
  return (
    <Queries>
      <VerificationLinkPage {...Route.useParams()} {...Route.useSearch()} />
    </Queries>
  )
}
