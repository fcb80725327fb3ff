import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../../accounts/signUp/SignUpPage.tsx'
import { leadOnSignedIn } from '../../session/guards.ts'
import { employer } from '../../session/side.ts'

export const Route = createFileRoute('/employer/signUp')({ beforeLoad: leadOnSignedIn, component: SignUp })

function SignUp() {
  return <SignUpPage side={employer} />
}
