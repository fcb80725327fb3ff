import { workerData, parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import type { EmbeddedOrder, EmbeddedReport } from './embedded.ts'

/**
 * The embedded database runs in a thread of its own, because a query blocks its event loop. It is spoken to in
 * PostgreSQL's wire protocol, so that the rest of the server uses the same driver for both databases.
 */
const port = parentPort!
const { folder, image } = workerData as { folder?: string; image?: Uint8Array<ArrayBuffer> }
const say = (report: EmbeddedReport): void => port.postMessage(report)

const database = await PGlite.create({
  ...(folder !== undefined && { dataDir: folder }),
  ...(image !== undefined && { loadDataDir: new Blob([image]) }),
  extensions: { vector, pg_trgm },
  postgresqlconf: ['shared_buffers = 16MB'],
})

/** There is one session for all connections that follow each other: each starts without what the last one left. */
async function startSession(): Promise<void> {
  if (database.isInTransaction()) await database.exec('rollback')
  await database.exec('discard all')
}

/** The newest bytes that an order was answered with: they go with the report that it is done, for each report wakes the other thread. */
let last: Uint8Array<ArrayBuffer> | undefined

function sayLast(by: number): void {
  if (last !== undefined) say({ by, kind: 'bytes', bytes: last })
  last = undefined
}

async function carryOut(order: EmbeddedOrder): Promise<void> {
  const { by } = order
  switch (order.kind) {
    case 'connect':
      return startSession()
    case 'protocol':
      await database.execProtocolRawStream(order.bytes, {
        onRawData: (bytes) => {
          sayLast(by)
          last = bytes.slice()
        },
      })
      return
    case 'image': {
      const blob = await database.dumpDataDir('none')
      last = new Uint8Array(await blob.arrayBuffer())
      return
    }
    case 'close':
      return database.close()
  }
}

let earlier = Promise.resolve()
port.on('message', (order: EmbeddedOrder) => {
  earlier = earlier
    .then(() => carryOut(order))
    .then(
      () => {
        say({ by: order.by, kind: 'done', ...(last !== undefined && { bytes: last }) })
        last = undefined
      },
      (error: unknown) => {
        sayLast(order.by)
        say({ by: order.by, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
        // PostgreSQL gave up, as it does where it can write its log no more: nothing that is asked after that is answered.
        if (error instanceof WebAssembly.RuntimeError) process.exit(1)
      },
    )
})
say({ by: 0, kind: 'done' })
