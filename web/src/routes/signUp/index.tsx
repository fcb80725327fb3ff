import { createFileRoute } from '@tanstack/react-router'
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

function SignUp() {
  return <SignUpPage side={student} returnTo={useWantedJobAddress()} />
}
