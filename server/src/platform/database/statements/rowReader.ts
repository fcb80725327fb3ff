import { Column, getTableName, is, SQL, Subquery, type SelectedFieldsOrdered } from 'drizzle-orm'
import { PgArray, PgDoublePrecision, PgSmallInt } from 'drizzle-orm/pg-core'

type Fields = SelectedFieldsOrdered<Column>
type Row = Record<string, unknown>
type Read = (value: unknown) => unknown
type Put = (row: Row, value: unknown) => void

/** One column of a row: how its value is read, where it does not stay as it comes, and where it goes. */
interface Cell {
  readonly read: Read | undefined
  readonly put: Put
}

/** A part of a row that a join may leave without columns: null as a whole where the first of them is. */
interface OptionalPart {
  readonly part: string
  readonly firstAt: number
}

/**
 * A function that makes rows of a query out of the values of its columns, as the library would.
 * @param fields the columns in order, each with its path in the row
 * @param isNeverNull of each joined table, whether every row has one
 */
export function rowReader(fields: Fields, isNeverNull: Readonly<Record<string, boolean>>): (rows: unknown[][]) => Row[] {
  const cells = fields.map(({ path, field }): Cell => ({ read: readOf(field), put: putOf(path) }))
  const optional = optionalParts(fields, isNeverNull)
  return (rows) =>
    rows.map((values) => {
      const row: Row = {}
      for (let at = 0; at < cells.length; at++) {
        const { read, put } = cells[at]!
        const value = values[at]
        put(row, read === undefined || value === null ? value : read(value))
      }
      for (const { part, firstAt } of optional) if (values[firstAt] === null) row[part] = null
      return row
    })
}

function readOf(field: Fields[number]['field']): Read | undefined {
  const decoder = decoderOf(field)
  if (staysAsItComes(decoder)) return undefined
  // The driver has read most arrays, the words that a match is explained by among them: none of a hundred is looked at again.
  if (is(field, PgArray) && isReadByDriver(field.baseColumn))
    return (value) => (Array.isArray(value) ? value : decoder.mapFromDriverValue(value))
  return (value) => decoder.mapFromDriverValue(value)
}

const staysAsItComes = ({ mapFromDriverValue }: { readonly mapFromDriverValue: unknown }): boolean =>
  mapFromDriverValue === Column.prototype.mapFromDriverValue

const isReadByDriver = (column: Column): boolean => staysAsItComes(column) || is(column, PgDoublePrecision) || is(column, PgSmallInt)

function decoderOf(field: Fields[number]['field']): { mapFromDriverValue: Read } {
  if (is(field, Column)) return field
  const sql = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql
  return (sql as unknown as { decoder: { mapFromDriverValue: Read } }).decoder
}

/** Rows have columns, and parts that have columns; there are no parts of parts. */
function putOf([part, name]: readonly string[]): Put {
  if (name === undefined) return (row, value) => void (row[part!] = value)
  return (row, value) => void (((row[part!] ??= {}) as Row)[name] = value)
}

function optionalParts(fields: Fields, isNeverNull: Readonly<Record<string, boolean>>): OptionalPart[] {
  const tables = new Map<string, { firstAt: number; names: Set<string> }>()
  for (const [at, { path, field }] of fields.entries()) {
    if (path.length !== 2 || !is(field, Column)) continue
    const table = tables.get(path[0]!) ?? { firstAt: at, names: new Set() }
    tables.set(path[0]!, table)
    table.names.add(getTableName(field.table))
  }
  return [...tables].flatMap(
    ([
      part,
      {
        firstAt,
        names: [name, ...others],
      },
    ]) => (others.length > 0 || isNeverNull[name!] ? [] : [{ part, firstAt }]),
  )
}
