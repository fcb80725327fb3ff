import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpPage } from '../../accounts/signUp/SignUpPage.tsx'
import { readSignUpSearch } from '../../accounts/signUp/signUpSearch.ts'
import { keepWantedJob, useWantedJobAddress } from '../../jobs/student/jobOfSignUp.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { useSession } from '../../session/session.ts'
import { student } from '../../session/side.ts'

export const Route = createFileRoute('/signUp/')({
  validateSearch: readSignUpSearch,
  beforeLoad: ({ search }: { search: object }) => {
    const { groupId, invitation, jobId } = readSignUpSearch({ ...search })
    if (invitation !== undefined)
      void import('../../groups/noteInvitationOpened.ts').then((module) => module.noteInvitationOpened(invitation))
    leadToGroup(groupId)
    leadOnSignedIn()
    if (groupId !== undefined) useSession.setState({ groupId })
    // What the visitor looked for last is what they come back to.
    if (jobId !== undefined) {
      keepWantedJob(jobId)
      useSession.setState({ searchKeyword: undefined })
    }
  },
  component: SignUp,
})

/** Who has an account already, and follows an invitation, asks to join on the group's own page. */
function leadToGroup(groupId: string | undefined): void {
  const { person } = useSession.getState()
  if (groupId === undefined || person?.userType !== 'student') return
  throw redirect({ to: '/groups/$userId/$groupId/$part', params: { userId: person.userId, groupId, part: 'about' }, replace: true })
}

function SignUp() {
  return <SignUpPage side={student} returnTo={useWantedJobAddress()} />
}
