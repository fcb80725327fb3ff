import { useQueryClient } from '@tanstack/react-query'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'

/**
 * Hides the profile of a member from everybody, or shows it again.
 * @returns what has come of it, in a sentence
 */
export function useSetProfileHidden(groupId: string) {
  const queries = useQueryClient()
  return async ({ _id, _source }: Candidate, hidden: boolean): Promise<string> => {
    const { name } = _source.generalInfo
    const input = { body: { profType: 'groupAdmin', profID: _id, groupId } }
    await (hidden ? call(hideProfile, input) : call(publishProfile, input))
    await queries.invalidateQueries({ queryKey: keys.candidates(groupId) })
    return hidden ? `The profile of ${name} is hidden.` : `The profile of ${name} is published again.`
  }
}
