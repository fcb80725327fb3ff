import { useQueryClient } from '@tanstack/react-query'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { cohortRoleLabels } from '../cohorts/cohortWords.ts'

/**
 * Gives members of a group another role.
 * @returns what has come of it, in a sentence
 */
export function useSetRole(groupId: string) {
  const queries = useQueryClient()
  return async (role: MemberRole, people: readonly Candidate[]): Promise<string> => {
    const { data } = await call(setGroupRoles, { params: { groupId }, body: { userIds: people.map(({ _id }) => _id), role } })
    await queries.invalidateQueries({ queryKey: keys.candidates(groupId) })
    return setWords(role, data.length, people.length - data.length)
  }
}

/** '2 people: Mentor. 1 is no member any more.' */
export function setWords(role: MemberRole, changed: number, left: number): string {
  const now = `${changed === 1 ? '1 person' : `${changed.toLocaleString('en')} people`}: ${cohortRoleLabels[role]}.`
  if (left === 0) return now
  return `${now} ${left === 1 ? '1 is' : `${left.toLocaleString('en')} are`} no member any more.`
}
