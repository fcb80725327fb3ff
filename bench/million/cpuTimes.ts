import { readFile } from 'node:fs/promises'
import type pg from 'pg'

const TICKS_A_SECOND = 100

/** How long a process has computed so far, in milliseconds: all its threads, without waiting. 0 where it is on another machine, or gone. */
export async function cpuTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return 0
  // The name of the program may hold anything.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(user) + Number(system)) / TICKS_A_SECOND) * 1_000
}

/** The same of several. */
export const cpuTimeOfAll = async (pids: readonly number[]): Promise<number> => sumOf(await Promise.all(pids.map(cpuTimeOf)))

/** How long PostgreSQL has computed for the database of a pool from now on, as far as its connections are still there when that is asked. */
export async function databaseCpuTimeFrom(pool: pg.Pool): Promise<() => Promise<number>> {
  const before = await connectionTimes(pool)
  return async () => sumOf([...(await connectionTimes(pool))].map(([pid, time]) => time - (before.get(pid) ?? 0)))
}

async function connectionTimes(pool: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await cpuTimeOf(pid)] as const)))
}

const sumOf = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0)
