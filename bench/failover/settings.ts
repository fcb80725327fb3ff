import { addressOf, FOLDER, type Node } from './nodes.ts'

export const ETCD = 54_350
const ETCD_PEERS = 54_351
/** Where haproxy leads to whichever server is the primary. */
export const FRONT = 54_330

/** Shortest lease that Patroni takes, and a look every five seconds: a primary that is gone is replaced after 15 to 20. */
const lease = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

/** A standby that is not synchronous may become the primary without the last writes, up to so many bytes. */
const MOST_LOST_BYTES = 2 ** 26

/** Patroni's settings for a node; it reads JSON as well as YAML. */
export const patroniSettings = ({ name, port, api }: Node): string =>
  JSON.stringify({
    scope: 'trellis',
    name,
    restapi: { listen: addressOf(api), connect_address: addressOf(api) },
    etcd3: { host: addressOf(ETCD) },
    bootstrap: {
      dcs: {
        ...lease,
        synchronous_mode: true,
        maximum_lag_on_failover: MOST_LOST_BYTES,
        postgresql: { use_pg_rewind: true, parameters: { jit: 'off' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: addressOf(port),
      connect_address: addressOf(port),
      data_dir: `${FOLDER}/${name}`,
      bin_dir: '/usr/lib/postgresql/17/bin',
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: '/tmp' },
    },
  })

/** haproxy asks Patroni which server is the primary, and ends the connections to one that is it no longer. */
export const haproxySettings = (nodes: readonly Node[]): string => `defaults
  mode tcp
  retries 2
  timeout connect 1s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${FRONT}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, api }) => `  server ${name} ${addressOf(port)} check port ${api}`).join('\n')}
`

const clients = `http://${addressOf(ETCD)}`
const peers = `http://${addressOf(ETCD_PEERS)}`

/** How etcd, a single one, is started. */
export const etcdCommand = [
  'etcd',
  `--data-dir=${FOLDER}/etcd`,
  `--listen-client-urls=${clients}`,
  `--advertise-client-urls=${clients}`,
  `--listen-peer-urls=${peers}`,
  `--initial-advertise-peer-urls=${peers}`,
  `--initial-cluster=default=${peers}`,
]
