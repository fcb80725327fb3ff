import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../../accounts/SignUpPage.tsx'
import { leadOnSignedIn } from '../../session/guards.ts'
import { useSession } from '../../session/session.ts'
import { student } from '../../side.ts'

const readSearch = ({ groupId }: Record<string, unknown>) => (typeof groupId === 'string' ? { groupId } : {})

export const Route = createFileRoute('/signUp/')({
  validateSearch: readSearch,
  beforeLoad: ({ search: { groupId } }: { search: { groupId?: string } }) => {
    leadOnSignedIn()
    if (groupId !== undefined) useSession.setState({ groupId })
  },
  component: SignUp,
})

function SignUp() {
  return <SignUpPage side={student} />
}
