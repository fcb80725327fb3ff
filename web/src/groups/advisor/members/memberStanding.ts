import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'

/** Where somebody stands with a group whose list holds people for several reasons: apart from its other words, for screens without lists. */
export function memberStanding({ state, flags, reopensTo }: Pick<LinkOfOwner, 'state' | 'flags' | 'reopensTo'>): string | undefined {
  if (state === 'accepted') return 'Member'
  if (state === 'contacted') return flags.applied ? 'Contacted' : 'Invited'
  if (state !== 'rejected') return undefined
  if (reopensTo === null) return 'Declined'
  return reopensTo === 'accepted' ? 'Taken out' : 'Turned down'
}
