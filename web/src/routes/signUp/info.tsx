import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRegistration } from '../../accounts/signUp/registration.ts'
import { SignUpInfoPage } from '../../accounts/signUp/SignUpInfoPage.tsx'
import { paths } from '@trellis/contract/screens.ts'
import { keepWishFor } from '../../postings/signUp/wishOfSignUp.ts'
import { leadOnSignedIn } from '../../session/guards.ts'

export const Route = createFileRoute('/signUp/info')({
  beforeLoad: () => {
    leadOnSignedIn()
    if (useRegistration.getState().password === undefined) throw redirect({ to: paths.signUp(), replace: true })
  },
  component: SignUpInfo,
})

function SignUpInfo() {
  return <SignUpInfoPage onSignedUp={keepWishFor} />
}
