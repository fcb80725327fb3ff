import { redirect } from '@tanstack/react-router'
import type { readSignUpSearch } from '../../accounts/signUp/signUpSearch.ts'
import { wantedCode } from '../../postings/signUp/wantedCode.ts'
import { wantedJob } from '../../postings/signUp/wantedJob.ts'
import { leadOnSignedIn } from '../../session/guards.ts'
import { useSession } from '../../session/session.ts'

/** Keeps what led a visitor to the sign-up page, until they have an account; who has one already is led to it. */
export function arrive({ groupId, invitation, jobId, code }: ReturnType<typeof readSignUpSearch>): void {
  leadToGroup(groupId, invitation)
  leadToJoin(code)
  leadOnSignedIn()
  // What the visitor looked for last is what they come back to.
  if (groupId === undefined && jobId === undefined && code === undefined) return
  wantedJob.keep(jobId)
  wantedCode.keep(code)
  useSession.setState({ groupId, searchKeyword: undefined })
}

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
