import type { Spelling } from '@trellis/contract/wire/spelling.ts'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column that holds a point in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A column that holds one of these words, stored as the wire spells it: the release before, which may run on the same
 * database, reads and writes no other (docs/decisions, 'words of the wire').
 */
export const spelledWord = <Word extends string>(name: string, { toWire, fromWire }: Spelling) =>
  customType<{ data: Word; driverData: string }>({
    dataType: () => 'text',
    toDriver: (word) => toWire(word),
    fromDriver: (stored) => fromWire(stored) as Word,
  })(name)
