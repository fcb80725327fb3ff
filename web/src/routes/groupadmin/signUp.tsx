import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../../accounts/signUp/SignUpPage.tsx'
import { leadOnSignedIn } from '../../session/guards.ts'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/signUp')({ beforeLoad: leadOnSignedIn, component: SignUp })

function SignUp() {
  return <SignUpPage side={advisor} />
}
