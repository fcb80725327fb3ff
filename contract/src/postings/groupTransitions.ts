import { jobTransitions } from './jobTransitions.ts'
import type { Transition } from './linkRules.ts'

/** How a link to a group changes: as one to a job does, and whoever asks to join a group that anybody may join, or that had invited them, is accepted by it. */
export const groupTransitions: readonly Transition[] = [
  ...jobTransitions,
  {
    event: 'accepted',
    by: 'system',
    from: ({ owner }) => owner === 'applied',
    to: (link) => ({ ...link, person: 'accepted', owner: 'accepted', flags: { ...link.flags, approved: true }, beforeRejection: null }),
  },
]
