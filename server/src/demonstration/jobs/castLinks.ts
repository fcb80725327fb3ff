import type { Step } from '../links.ts'

/** What the students of the cast have to do with jobs: by the place of a job in Priya's list, what happened. */
export const castLinks: readonly { readonly email: string; readonly job: number; readonly steps: readonly Step[] }[] = [
  {
    email: 'tomas@demo.example',
    job: 0,
    steps: [
      ['person', 'saved'],
      ['person', 'applied'],
      ['owner', 'contacted'],
    ],
  },
  {
    email: 'maya@demo.example',
    job: 3,
    steps: [
      ['person', 'saved'],
      ['person', 'applied'],
    ],
  },
  {
    email: 'nadia@demo.example',
    job: 2,
    steps: [
      ['system', 'suggest'],
      ['owner', 'contacted'],
      ['person', 'ok2contact'],
      ['owner', 'accepted'],
    ],
  },
  { email: 'nadia@demo.example', job: 0, steps: [['person', 'saved']] },
  {
    email: 'jonas@demo.example',
    job: 1,
    steps: [
      ['person', 'applied'],
      ['owner', 'rejected'],
    ],
  },
  {
    email: 'ingrid@demo.example',
    job: 5,
    steps: [
      ['person', 'applied'],
      ['owner', 'accepted'],
    ],
  },
]
