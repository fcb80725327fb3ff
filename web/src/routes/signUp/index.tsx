import { Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignUpPage } from '../../accounts/signUp/SignUpPage.tsx'
import { readSignUpSearch } from '../../accounts/signUp/signUpSearch.ts'
import { addressOfCode, wantedCode } from '../../postings/signUp/wantedCode.ts'
import { useWantedJobAddress } from '../../postings/signUp/wantedJob.ts'
import { student } from '../../session/side.ts'

const InvitedTo = lazy(async () => ({ default: (await import('../../groups/InvitedTo.tsx')).InvitedTo }))

export const Route = createFileRoute('/signUp/')({
  validateSearch: readSignUpSearch,
  // Apart: no other first screen needs it.
  beforeLoad: async ({ search }: { search: object }) => (await import('./-arriving.ts')).arrive(readSignUpSearch({ ...search })),
  component: SignUp,
})

function SignUp() {
  const { invitation } = Route.useSearch({ select: readSignUpSearch })
  const code = wantedCode.use()
  const job = useWantedJobAddress()
  return (
    <SignUpPage side={student} returnTo={code === undefined ? job : addressOfCode(code)}>
      {invitation !== undefined && (
        <Suspense>
          <InvitedTo token={invitation} />
        </Suspense>
      )}
      {code !== undefined && <Text>You join the group as soon as you are signed in.</Text>}
    </SignUpPage>
  )
}
