import { sql, type SQL } from 'drizzle-orm'

/** The Monday of a time without zone, in milliseconds since 1970. */
export const weekOf = (time: SQL): SQL<number> =>
  sql<number>`(extract(epoch from date_trunc('week', ${time})) * 1000)::bigint`.mapWith(Number)
