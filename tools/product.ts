import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { STARTED_WITH } from '../server/src/platform/memory.ts'
import { mailFiles, readMail } from '../server/src/platform/mail/outboxFolder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The product as a process of its own, as a user would run it. */
export interface Product {
  readonly origin: string
  /** Milliseconds from the start of the process until it was ready. */
  readonly readyAfter: number
  readonly pid: number
  /** Tells the process something, by a signal that it listens to. */
  signal(name: NodeJS.Signals): void
  /** Ends the process without any warning. */
  kill(): Promise<void>
  /** Asks the process to end, as an administrator would. */
  stop(): Promise<void>
}

/**
 * Starts the server on a free port and waits until it is ready.
 * @param program what starts it, where it is not the server alone
 * @param flags of Node
 * @throws with what it printed where it ends instead
 */
export async function startProduct(
  env: Record<string, string>,
  program = 'server/src/main.ts',
  flags: readonly string[] = STARTED_WITH,
): Promise<Product> {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0', REQUESTS_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = / is ready at (\S+)$/.exec(line)?.[1]
    if (origin !== undefined) {
      return {
        origin,
        pid: child.pid!,
        readyAfter: performance.now() - began,
        signal: (name) => void child.kill(name),
        kill: () => end(child, 'SIGKILL'),
        stop: () => end(child, 'SIGTERM'),
      }
    }
  }
  throw new Error(`The server did not start: ${errors}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** The address of the newest link of a kind in the outbox folder, in a mail to somebody or to anybody. */
export async function newestLink(dataFolder: string, pattern: RegExp, to = ''): Promise<string> {
  const folder = `${dataFolder}/outbox`
  for (let tries = 0; tries < 100; tries++) {
    for (const file of await mailFiles(folder)) {
      const mail = await readMail(file)
      const link = mail?.includes(`"to": "${to}`) === true ? pattern.exec(mail)?.[0] : undefined
      if (link !== undefined) return link
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail with ${String(pattern)} came`)
}
