import { createFileRoute, redirect } from '@tanstack/react-router'
import { useRegistration } from '../../accounts/registration.ts'
import { SignUpInfoPage } from '../../accounts/SignUpInfoPage.tsx'
import { paths } from '../../paths.ts'
import { leadOnSignedIn } from '../../session/guards.ts'

export const Route = createFileRoute('/signUp/info')({
  beforeLoad: () => {
    leadOnSignedIn()
    if (useRegistration.getState().credentialValues === undefined) throw redirect({ to: paths.signUp(), replace: true })
  },
  component: SignUpInfoPage,
})
