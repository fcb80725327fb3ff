import type { TableState } from './tableState.ts'

/** Of a table nothing but its people and options. */
export const nothingAsked = {
  barred: [],
  wishes: [],
  pins: [],
  locked: [],
  paused: [],
  draft: [],
  published: [],
} satisfies Omit<TableState, 'mentees' | 'mentors' | 'options'>
