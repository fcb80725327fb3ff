import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../accounts/signIn/SignInPage.tsx'
import { readSignInSearch } from '../accounts/signIn/signInSearch.ts'
import { takeWishOf } from '../postings/signUp/wishOfSignUp.ts'
import { leadOnSignedIn } from '../session/guards.ts'
import { student } from '../session/side.ts'

export const Route = createFileRoute('/login')({
  validateSearch: readSignInSearch,
  beforeLoad: leadOnSignedIn,
  component: Login,
})

function Login() {
  return <SignInPage side={student} search={Route.useSearch({ select: readSignInSearch })} wishOf={takeWishOf} />
}
