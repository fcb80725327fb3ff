import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../../accounts/signIn/SignInPage.tsx'
import { readSignInSearch } from '../../accounts/signIn/signInSearch.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/login')({
  validateSearch: readSignInSearch,
  beforeLoad: leadOnSignedIn,
  component: Login,
})

function Login() {
  return <SignInPage side={advisor} search={Route.useSearch({ select: readSignInSearch })} />
}
