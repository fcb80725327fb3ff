import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../../accounts/signIn/SignInPage.tsx'
import { readSignInSearch } from '../../accounts/signIn/signInSearch.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/login')({
  validateSearch: readSignInSearch,
  // Who may not see a group stays signed in, and may sign in as somebody who may.
  beforeLoad: ({ search: { notice } }) => {
    if (notice !== 'forbidden') leadOnSignedIn()
  },
  component: Login,
})

function Login() {
  return <SignInPage side={advisor} search={Route.useSearch({ select: readSignInSearch })} />
}
