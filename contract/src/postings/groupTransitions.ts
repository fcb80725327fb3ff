import { jobTransitions } from './jobTransitions.ts'
import type { Transition } from './linkRules.ts'

const outOfLists =
  ({ to }: Transition): Transition['to'] =>
  (link, said) => ({ ...to(link, said), owner: 'none' })

/**
 * How a link to a group changes: as one to a job does, but whoever is in one of its lists is seen whatever their age, so that who withdraws is in none; and
 * whoever asks to join a group that anybody may join, or that had invited them, is accepted by it.
 */
export const groupTransitions: readonly Transition[] = [
  ...jobTransitions.map((row): Transition => (row.event === 'withdrawn' ? { ...row, to: outOfLists(row) } : row)),
  {
    event: 'accepted',
    by: 'system',
    from: ({ owner }) => owner === 'applied',
    to: (link) => ({ ...link, person: 'accepted', owner: 'accepted', flags: { ...link.flags, approved: true }, beforeRejection: null }),
  },
]
