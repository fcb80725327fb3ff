import type { Spelling } from '@trellis/contract/wire/spelling.ts'
import { type Column, sql, type SQL } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'
import type { PackedIds } from './packedIds.ts'

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

/** All ids of a query as one value. @param order `order by …`, or nothing */
export const packedIdsOf = (id: Column | SQL, order: SQL = sql``): SQL<PackedIds> =>
  sql<PackedIds>`coalesce(string_agg(uuid_send(${id}), ''::bytea ${order}), ''::bytea)`
