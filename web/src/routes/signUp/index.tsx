import { Text } from '@mantine/core'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignUpPage } from '../../accounts/signUp/SignUpPage.tsx'
import { readSignUpSearch } from '../../accounts/signUp/signUpSearch.ts'
import { addressOfCode, wantedCode } from '../../postings/signUp/wantedCode.ts'
import { useWantedJobAddress, wantedJob } from '../../postings/signUp/wantedJob.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { useSession } from '../../session/session.ts'
import { student } from '../../session/side.ts'

const InvitedTo = lazy(async () => ({ default: (await import('../../groups/InvitedTo.tsx')).InvitedTo }))

export const Route = createFileRoute('/signUp/')({
  validateSearch: readSignUpSearch,
  beforeLoad: ({ search }: { search: object }) => {
    const { groupId, invitation, jobId, code } = readSignUpSearch({ ...search })
    leadToGroup(groupId, invitation)
    leadToJoin(code)
    leadOnSignedIn()
    // What the visitor looked for last is what they come back to.
    if (groupId === undefined && jobId === undefined && code === undefined) return
    wantedJob.keep(jobId)
    wantedCode.keep(code)
    useSession.setState({ groupId, searchKeyword: undefined })
  },
  component: SignUp,
})

/** Who has an account already, and follows an invitation, asks to join on the group's own page. */
function leadToGroup(groupId: string | undefined, invitation: string | undefined): void {
  const { person } = useSession.getState()
  if (groupId === undefined || person?.userType !== 'student') return
  if (invitation !== undefined)
    void import('../../groups/noteInvitationOpened.ts').then((module) => module.noteInvitationOpened(invitation))
  throw redirect({ to: '/groups/$userId/$groupId/$part', params: { userId: person.userId, groupId, part: 'about' }, replace: true })
}

/** Who has an account already, and comes with a code, joins by it. */
function leadToJoin(code: string | undefined): void {
  const { person } = useSession.getState()
  if (code === undefined || person?.userType !== 'student') return
  throw redirect({ to: '/groups/$userId/$bucket', params: { userId: person.userId, bucket: 'join' }, search: { code }, replace: true })
}

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
