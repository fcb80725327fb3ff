import type { CohortRole } from '@trellis/contract/groups/cohorts.ts'
import type { Step } from '../links.ts'

/** What the cast have to do with groups: by the place of a group among all, what happened, and as what they were accepted. */
export const castPlaces: readonly {
  readonly email: string
  readonly group: number
  readonly steps: readonly Step[]
  readonly role?: CohortRole
}[] = [
  {
    email: 'maya@demo.example',
    group: 0,
    steps: [
      ['person', 'applied'],
      ['owner', 'accepted'],
    ],
  },
  { email: 'maya@demo.example', group: 2, steps: [['person', 'applied']] },
  {
    email: 'maya@demo.example',
    group: 4,
    steps: [
      ['person', 'applied'],
      ['system', 'accepted'],
    ],
  },
  {
    email: 'tomas@demo.example',
    group: 1,
    steps: [
      ['person', 'saved'],
      ['person', 'applied'],
      ['owner', 'accepted'],
    ],
  },
  { email: 'tomas@demo.example', group: 6, steps: [['owner', 'contacted']] },
  {
    email: 'nadia@demo.example',
    group: 5,
    steps: [
      ['person', 'applied'],
      ['system', 'accepted'],
    ],
  },
  { email: 'nadia@demo.example', group: 1, steps: [['person', 'applied']] },
  {
    email: 'jonas@demo.example',
    group: 1,
    steps: [
      ['owner', 'contacted'],
      ['person', 'ok2contact'],
      ['owner', 'accepted'],
    ],
    role: 'both',
  },
  {
    email: 'ingrid@demo.example',
    group: 1,
    steps: [
      ['person', 'applied'],
      ['owner', 'accepted'],
    ],
    role: 'mentor',
  },
  {
    email: 'ingrid@demo.example',
    group: 3,
    steps: [
      ['person', 'applied'],
      ['owner', 'accepted'],
    ],
    role: 'mentor',
  },
]
