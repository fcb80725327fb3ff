import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'

/** The target is not empty. */
export class TargetNotEmpty extends OperatorError {}

const ROWS_AT_ONCE = 500

/**
 * Copies every row of every table from one migrated database to another, in one transaction of the target: all or nothing.
 * @returns how many rows of each table were copied
 * @throws TargetNotEmpty
 */
export async function copyData(from: pg.Pool, to: pg.Pool): Promise<Record<string, number>> {
  const tables = await tablesParentsFirst(from)
  const target = await to.connect()
  const copied: Record<string, number> = {}
  try {
    await target.query('begin')
    for (const table of tables) {
      const { rowCount } = await target.query(`select from ${quoted(table)} limit 1`)
      if (rowCount !== 0) throw new TargetNotEmpty(`The table ${table} of the target already holds rows; copy into an empty database.`)
    }
    for (const table of tables) {
      // What follows from a row has been copied or will be.
      await target.query(`alter table ${quoted(table)} disable trigger user`)
      copied[table] = await copyTable(table, from, target)
      await target.query(`alter table ${quoted(table)} enable trigger user`)
    }
    await target.query('commit')
    return copied
  } catch (error) {
    await target.query('rollback')
    throw error
  } finally {
    target.release()
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** All tables but the record of migrations, each after those that it refers to. */
async function tablesParentsFirst(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1",
  )
  const { rows: references } = await pool.query<{ child: string; parent: string }>(
    "select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'",
  )
  const placed: string[] = []
  const place = (name: string): void => {
    if (placed.includes(name)) return
    for (const { child, parent } of references) if (child === name && parent !== name) place(parent)
    placed.push(name)
  }
  for (const { name } of tables) place(name)
  return placed
}

/** Rows travel as text, in the order of their place on disk: every type reads back what it wrote. */
async function copyTable(table: string, from: pg.Pool, target: pg.PoolClient): Promise<number> {
  const { rows: columns } = await from.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  )
  const names = columns.map(({ name }) => quoted(name))
  const asText = names.map((name) => `${name}::text as ${name}`).join(', ')
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const typed = columns.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ')
  const insert = `insert into ${quoted(table)} (${names.join(', ')}) select ${typed} from unnest(${arrays}) as row (${names.join(', ')})`
  let copied = 0
  let after = '(0,0)'
  for (;;) {
    const { rows } = await from.query<Record<string, string | null>>(
      `select ctid::text as "row place", ${asText} from ${quoted(table)} where ctid > $1::tid order by ctid limit ${ROWS_AT_ONCE}`,
      [after],
    )
    if (rows.length === 0) return copied
    await target.query(
      insert,
      columns.map(({ name }) => rows.map((row) => row[name])),
    )
    copied += rows.length
    after = rows.at(-1)!['row place']!
  }
}
