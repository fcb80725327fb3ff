import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRegistration } from '../../accounts/signUp/registration.ts'
import { SignUpInfoPage } from '../../accounts/signUp/SignUpInfoPage.tsx'
import { paths } from '@trellis/contract/screens.ts'
import { wantedCode } from '../../groups/student/joining/codeOfSignUp.ts'
import { keepJobFor } from '../../jobs/student/jobOfSignUp.ts'
import { leadOnSignedIn } from '../../session/guards.ts'

export const Route = createFileRoute('/signUp/info')({
  beforeLoad: () => {
    leadOnSignedIn()
    if (useRegistration.getState().credentialValues === undefined) throw redirect({ to: paths.signUp(), replace: true })
  },
  component: SignUpInfo,
})

function SignUpInfo() {
  return <SignUpInfoPage onSignedUp={keepWishesFor} />
}

function keepWishesFor(userId: string): void {
  keepJobFor(userId)
  wantedCode.keepFor(userId)
}
