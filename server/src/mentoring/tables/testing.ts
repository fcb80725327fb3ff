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

/** What is known of somebody who tells nothing. */
export const nothingTold: TableState['mentees'][number]['facts'] = { level: '', schools: [], locationState: '', locationCountry: '' }
