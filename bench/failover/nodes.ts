/** Where PostgreSQL's data lies inside the folder that tools/postgres.sh makes. */
export const FOLDER = '/var/lib/postgresql'

/** A PostgreSQL with its Patroni. */
export interface Node {
  readonly name: string
  /** Where PostgreSQL listens. */
  readonly port: number
  /** Where Patroni tells how it is. */
  readonly api: number
}

export const nodes: readonly Node[] = [
  { name: 'first', port: 54_331, api: 54_341 },
  { name: 'second', port: 54_332, api: 54_342 },
]

export const addressOf = (port: number): string => `127.0.0.1:${port}`
