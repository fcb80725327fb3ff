import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../../accounts/signIn/SignInPage.tsx'
import { readSignInSearch } from '../../accounts/signIn/signInSearch.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { employer } from '../../session/side.ts'

export const Route = createFileRoute('/employer/login')({
  validateSearch: readSignInSearch,
  // Who may not see a job stays signed in, and may sign in as somebody who may.
  beforeLoad: ({ search: { notice } }) => {
    if (notice !== 'forbidden') leadOnSignedIn()
  },
  component: Login,
})

function Login() {
  return <SignInPage side={employer} search={Route.useSearch({ select: readSignInSearch })} />
}
