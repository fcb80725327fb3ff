import type { Id } from '@trellis/contract/wire/ids.ts'
import { keyOf } from './problemOf.ts'
import type { PairOfIds, TableState } from './tableState.ts'

/**
 * The published pairs that stay as they are, whatever is assigned to others, because their mentee pauses. One that an advisor forbids ends
 * as any other.
 */
export function pausedPairs<T extends PairOfIds>(published: readonly T[], paused: ReadonlySet<Id>, pins: TableState['pins']): T[] {
  const forbidden = new Set(pins.filter(({ kind }) => kind === 'forbid').map(keyOf))
  return published.filter((pair) => paused.has(pair.menteeId) && !forbidden.has(keyOf(pair)))
}
