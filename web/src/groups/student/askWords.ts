import type { JoinPolicy } from '@trellis/contract/groups/groups.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'

/** What the button says by which a student comes into a group. */
export function askWords(policy: JoinPolicy, { state, flags }: Pick<LinkOfPerson, 'state' | 'flags'>): string {
  if (state === 'contacted') return 'Accept'
  if (policy === 'open') return 'Join'
  if (policy === 'byInvitation') return 'I was invited'
  return flags.withdrawn || (state === 'rejected' && flags.applied) ? 'Ask again' : 'Ask to join'
}
