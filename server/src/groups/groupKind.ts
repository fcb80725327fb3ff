import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'

/** What candidates have to know of groups: they suit people of every level and experience. */
export const groupKind: SuggestingKind = {
  kind: GROUP,
  suits: () => Promise.resolve({ levels, years: { least: 0, most: Infinity } }),
}
