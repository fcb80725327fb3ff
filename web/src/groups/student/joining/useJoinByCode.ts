import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { joinByCode } from '@trellis/contract/groups/joinCodes.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../../api/call.ts'
import { groupsInTheWay } from '../../../postings/links/groupsInTheWay.ts'
import { refreshLinks } from '../../../postings/links/useLinkActions.ts'
import { notify } from '../../../ui/notices/notify.tsx'

/**
 * Uses a code, says what came of it, and leads to the group.
 * @throws CallFailed, whose details name the groups that stood in the way
 */
export function useJoinByCode(userId: string): (code: string) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (code) => {
    const { group, answer } = await call(joinByCode, { body: { userId, code } })
    if ('groups' in answer) throw groupsInTheWay(GROUP, answer.groups)
    refreshLinks(queries, GROUP, userId, group.id)
    notify.success(joinedWords(group.name, answer.result.state === 'accepted'))
    // Back leads to where one came from: a code is used once.
    await navigate({ to: groupPaths.group(userId, group.id), replace: true })
  }
}

const joinedWords = (name: string, isMember: boolean): string =>
  isMember ? `You are a member of ${name} now.` : `You asked to join ${name}. An advisor decides.`
