import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { isDiskFull } from '../../disk.ts'
import { OperatorError } from '../../operatorError.ts'
import { damaged, requireWholeDatabase } from '../../dataFolder.ts'

/** What the thread is asked. `by` names the asker, and every report on the order bears it. */
export type EmbeddedOrder = { by: number } & ({ kind: 'connect' | 'image' | 'close' } | { kind: 'protocol'; bytes: Uint8Array })
export type EmbeddedReport = { by: number } & (
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'done'; bytes?: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string }
)

/** An embedded database in its thread. It serves one connection at a time. */
export interface EmbeddedDatabase {
  /** A stream that speaks PostgreSQL's protocol, for the driver to use in place of a socket. */
  connect(): Duplex
  /** The whole database as bytes, to start others from. */
  image(): Promise<Uint8Array<ArrayBuffer>>
  /** Resolves when the database ends without having been closed. */
  readonly lost: Promise<void>
  close(): Promise<void>
}

/**
 * Starts the embedded database.
 * @param from a folder to keep it in (which the caller has locked), an image to start from in memory, or nothing for an
 *   empty one in memory
 * @throws DamagedFolder where what is in the folder is no whole database
 */
export async function startEmbedded(from: { folder?: string; image?: Uint8Array<ArrayBuffer> }): Promise<EmbeddedDatabase> {
  if (from.folder !== undefined) requireWholeDatabase(from.folder)
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
    workerData: from,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
  worker.setMaxListeners(0)
  await opened(worker, from.folder)
  let askers = 0
  let isClosing = false
  const lost = new Promise<void>((resolve) => worker.once('exit', () => isClosing || resolve()))

  const ask = (kind: 'image' | 'close'): Promise<Uint8Array<ArrayBuffer>> => {
    const by = ++askers
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    let bytes = new Uint8Array()
    const receive = (report: EmbeddedReport): void => {
      if (report.by !== by) return
      if (report.kind !== 'failed') bytes = report.bytes ?? bytes
      if (report.kind !== 'bytes') {
        worker.off('message', receive)
        if (report.kind === 'done') resolve(bytes)
        else reject(new Error(report.message))
      }
    }
    worker.on('message', receive)
    worker.postMessage({ by, kind } satisfies EmbeddedOrder)
    return promise
  }
  return {
    connect: () => streamTo(worker, ++askers),
    image: () => ask('image'),
    lost,
    async close() {
      isClosing = true
      await ask('close')
      await worker.terminate()
    },
  }
}

/** What crosses to and from the database lives briefly, and little of it at once. */
const YOUNG_MEGABYTES = 8

/** Waits until the database in a thread answers. */
async function opened(worker: Worker, folder: string | undefined): Promise<void> {
  try {
    await once(worker, 'message')
  } catch (error) {
    await worker.terminate()
    if (folder === undefined) throw error
    // What it throws is about its own inside, and often no error at all.
    throw isDiskFull(error)
      ? new OperatorError(`The embedded database in ${folder} cannot be opened: the disk is full.`)
      : damaged(folder, 'it is damaged')
  }
}

/** Asks without waiting for the report. */
const NOBODY = 0
const TERMINATE = 'X'.charCodeAt(0)

/** In memory of their own: a thread is sent all of the memory that bytes lie in, which for small buffers is one piece for many of them. */
function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function streamTo(worker: Worker, by: number): Duplex {
  let written: ((error?: Error | null) => void) | undefined
  const order = (order: EmbeddedOrder): void => worker.postMessage(order)
  const send = (bytes: Uint8Array, done: (error?: Error | null) => void): void => {
    if (bytes[0] === TERMINATE) return done()
    written = done
    order({ by, kind: 'protocol', bytes })
  }
  const stream = new Duplex({
    read() {},
    write: (chunk: Buffer, _encoding, done) => send(joined([chunk]), done),
    writev: (chunks, done) => send(joined(chunks.map(({ chunk }) => chunk as Buffer)), done),
    final(done) {
      stream.push(null)
      done()
    },
    destroy(error, done) {
      worker.off('message', receive)
      worker.off('error', fail)
      worker.off('exit', end)
      done(error)
    },
  })
  const receive = (report: EmbeddedReport): void => {
    if (report.by !== by) return
    if (report.kind !== 'failed' && report.bytes !== undefined) stream.push(Buffer.from(report.bytes.buffer))
    if (report.kind !== 'bytes') {
      const answer = written
      written = undefined
      answer?.(report.kind === 'failed' ? new Error(report.message) : null)
    }
  }
  const fail = (error: Error): void => void stream.destroy(error)
  const end = (): void => void stream.destroy(new Error('The embedded database has stopped'))
  worker.on('message', receive)
  worker.on('error', fail)
  worker.on('exit', end)
  // What the driver expects of a socket.
  return Object.assign(stream, {
    connect() {
      order({ by: NOBODY, kind: 'connect' })
      queueMicrotask(() => stream.emit('connect'))
    },
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => stream,
    unref: () => stream,
  })
}
