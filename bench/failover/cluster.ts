import { execFileSync } from 'node:child_process'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Machine, startMachine } from './machine.ts'
import { addressOf, FOLDER, type Node, nodes } from './nodes.ts'
import { ETCD, etcdCommand, FRONT, haproxySettings, patroniSettings } from './settings.ts'

const ROOT = '/var/tmp/trellis-patroni'
const PACKAGES = 'patroni,etcd-server,haproxy'
const LONGEST_MS = 120_000

/** A node with the machine on which it runs at the moment. */
export interface RunningNode extends Node {
  machine: Machine
}

/** A node as Patroni tells of it. */
interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** How Patroni and PostgreSQL call a standby that has every write before it is acknowledged, and one that has it later. */
const IN_STEP = { role: 'sync_standby', replication: 'sync' }
const BEHIND = { role: 'replica', replication: 'async' }

/** Two PostgreSQL servers that Patroni looks after, with an etcd, behind haproxy. */
export interface Cluster {
  /** Leads to the primary. */
  readonly url: string
  /** The primary, once it and its standby are in step. */
  settled(): Promise<RunningNode>
  /** Puts an empty machine in the place of one that was powered off. */
  replace(node: RunningNode): Promise<void>
  /** Whether a write is acknowledged only when the standby has it. */
  setSynchronous(isSynchronous: boolean): Promise<void>
  close(): Promise<void>
}

/** Makes the folder with all programs where it is missing, and starts with empty databases. Needs root. */
export async function startCluster(): Promise<Cluster> {
  const programs = { TRELLIS_POSTGRES_ROOT: ROOT, TRELLIS_POSTGRES_WITH: PACKAGES }
  execFileSync('tools/postgres.sh', ['unpack'], { env: { ...process.env, ...programs }, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const name of ['etcd', ...nodes.map((node) => node.name)]) await rm(`${ROOT}${FOLDER}/${name}`, { recursive: true, force: true })
  await writeReadable('haproxy.cfg', haproxySettings(nodes))
  const start = (name: string, command: readonly string[]): Machine => startMachine(ROOT, command, `${ROOT}/var/log/${name}.log`)
  const startNode = async (node: Node): Promise<Machine> => {
    await writeReadable(`${node.name}.yml`, patroniSettings(node))
    return start(node.name, ['patroni', `/etc/${node.name}.yml`])
  }
  const etcd = start('etcd', etcdCommand)
  await until('etcd to answer', async () => (await isOk(`http://${addressOf(ETCD)}/health`)) || undefined)
  const running: RunningNode[] = []
  for (const node of nodes) running.push({ ...node, machine: await startNode(node) })
  const haproxy = start('haproxy', ['haproxy', '-db', '-f', '/etc/haproxy.cfg'])
  let expected = IN_STEP

  async function settled(): Promise<RunningNode> {
    return until('a primary with a standby in step', async () => {
      const members = (await Promise.all(nodes.map(membersAt))).find((told) => told.length > 0) ?? []
      const hasStandby = members.some(({ role, state }) => role === expected.role && state === 'streaming')
      const name = members.find(({ role, state }) => role === 'leader' && state === 'running')?.name
      const leader = hasStandby ? running.find((node) => node.name === name) : undefined
      return leader !== undefined && (await replicationOf(leader)) === expected.replication ? leader : undefined
    })
  }

  return {
    url: `postgres://postgres@${addressOf(FRONT)}/postgres`,
    settled,
    async replace(node) {
      await rm(`${ROOT}${FOLDER}/${node.name}`, { recursive: true, force: true })
      node.machine = await startNode(node)
    },
    async setSynchronous(isSynchronous) {
      expected = isSynchronous ? IN_STEP : BEHIND
      const body = JSON.stringify({ synchronous_mode: isSynchronous })
      await fetch(`http://${addressOf(nodes[0]!.api)}/config`, { method: 'PATCH', body })
      await settled()
    },
    async close() {
      for (const machine of [haproxy, ...running.map((node) => node.machine), etcd]) await machine.powerOff()
    },
  }
}

async function writeReadable(name: string, text: string): Promise<void> {
  await writeFile(`${ROOT}/etc/${name}`, text)
  await chmod(`${ROOT}/etc/${name}`, 0o644)
}

const askFor = async (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
const isOk = async (url: string): Promise<boolean> => (await askFor(url))?.ok === true

async function membersAt({ api }: Node): Promise<readonly Member[]> {
  const reply = await askFor(`http://${addressOf(api)}/cluster`)
  return reply?.ok === true ? ((await reply.json()) as { members: Member[] }).members : []
}

async function replicationOf({ port }: Node): Promise<string | undefined> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
    return rows[0]?.sync_state
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** @throws where it takes longer than a cluster should */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + LONGEST_MS
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await pause(250)
  }
  throw new Error(`Waited in vain for ${what}; the logs are in ${ROOT}/var/log`)
}
