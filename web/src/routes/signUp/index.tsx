import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpPage } from '../../accounts/signUp/SignUpPage.tsx'
import { readSignUpSearch } from '../../accounts/signUp/signUpSearch.ts'
import { addressOfCode, wantedCode } from '../../groups/student/joining/codeOfSignUp.ts'
import { keepWantedJob, useWantedJobAddress } from '../../jobs/student/jobOfSignUp.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { useSession } from '../../session/session.ts'
import { student } from '../../session/side.ts'

export const Route = createFileRoute('/signUp/')({
  validateSearch: readSignUpSearch,
  beforeLoad: ({ search }: { search: object }) => {
    const { groupId, invitation, jobId, code } = readSignUpSearch({ ...search })
    if (invitation !== undefined)
      void import('../../groups/noteInvitationOpened.ts').then((module) => module.noteInvitationOpened(invitation))
    leadToGroup(groupId)
    leadToJoin(code)
    leadOnSignedIn()
    if (groupId !== undefined) useSession.setState({ groupId })
    // What the visitor looked for last is what they come back to.
    if (jobId !== undefined || code !== undefined) {
      keepWantedJob(jobId)
      wantedCode.keep(code)
      useSession.setState({ searchKeyword: undefined })
    }
  },
  component: SignUp,
})

/** Who has an account already, and follows an invitation, asks to join on the group's own page. */
function leadToGroup(groupId: string | undefined): void {
  const { person } = useSession.getState()
  if (groupId === undefined || person?.userType !== 'student') return
  throw redirect({ to: '/groups/$userId/$groupId/about', params: { userId: person.userId, groupId }, replace: true })
}

/** Who has an account already, and comes with a code, joins by it. */
function leadToJoin(code: string | undefined): void {
  const { person } = useSession.getState()
  if (code === undefined || person?.userType !== 'student') return
  throw redirect({ to: '/groups/$userId/$bucket', params: { userId: person.userId, bucket: 'join' }, search: { code }, replace: true })
}

function SignUp() {
  const code = wantedCode.use()
  const job = useWantedJobAddress()
  return (
    <SignUpPage
      side={student}
      returnTo={code === undefined ? job : addressOfCode(code)}
      {...(code !== undefined && { purpose: 'You join the group as soon as you are signed in.' })}
    />
  )
}
