import { countryNames, countryOf, plainCountry } from '@trellis/contract/profiles/countries.ts'
import { type Column, sql, type SQL } from 'drizzle-orm'

const no = sql<boolean>`false`

/** `isSameCountry` in the database, of a column or an expression in plain text. */
export function isInCountry(column: Column | SQL<string>, country: string): SQL<boolean> {
  const own = countryOf(country)
  if (own !== undefined) return isNamed(column, (one) => one === own)
  const name = plainCountry(country)
  return name === '' ? no : isOneOf(column, [name])
}

/** `isOtherCountry` in the database, of a column or an expression in plain text. */
export function isInOtherCountry(column: Column | SQL<string>, country: string): SQL<boolean> {
  const own = countryOf(country)
  return own === undefined ? no : isNamed(column, (one) => one !== own)
}

type Country = NonNullable<ReturnType<typeof countryOf>>

/** Whether a country is one of those meant, however its name is written. */
function isNamed(column: Column | SQL<string>, isMeant: (country: Country) => boolean): SQL<boolean> {
  return isOneOf(
    column,
    [...countryNames()].filter(([, country]) => isMeant(country)).map(([name]) => name),
  )
}

/**
 * Whether a name is one of these, as {@link plainCountry} has them. Those with full stops or blanks too many are made plain apart from the others:
 * how many have a name a database can expect of a column as it is, and of no changed one.
 */
function isOneOf(column: Column | SQL<string>, names: string[]): SQL<boolean> {
  const any = sql`any(${sql.param(names)}::text[])`
  const plain = sql`trim(regexp_replace(replace(${column}, '.', ''), ' +', ' ', 'g'))`
  return sql<boolean>`(${column} = ${any} or ((${column} like '%.%' or ${column} like '%  %') and ${plain} = ${any}))`
}
