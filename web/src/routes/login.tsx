import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../accounts/signIn/SignInPage.tsx'
import { readSignInSearch } from '../accounts/signIn/signInSearch.ts'
import { addressOfCode, wantedCode } from '../groups/student/joining/codeOfSignUp.ts'
import { takeJobOf } from '../jobs/student/jobOfSignUp.ts'
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

function takeWishOf(userId: string): string | undefined {
  const code = wantedCode.takeOf(userId)
  return code === undefined ? takeJobOf(userId) : addressOfCode(code)
}
