import { groupTransitions } from './groupTransitions.ts'
import { jobTransitions } from './jobTransitions.ts'
import { type LinkRules, rulesFrom } from './linkRules.ts'
import { GROUP, JOB, type PostingKind } from './postingKinds.ts'

/** One table for each kind of posting. Nothing happens between a person and a posting whose kind has none. */
const rulesOfKinds: Readonly<Partial<Record<PostingKind, LinkRules>>> = {
  [JOB]: rulesFrom(jobTransitions),
  [GROUP]: rulesFrom(groupTransitions),
}
const noRules = rulesFrom([])

export const rulesOf = (kind: PostingKind): LinkRules => rulesOfKinds[kind] ?? noRules
