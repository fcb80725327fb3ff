import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { STARTED_WITH } from '../memory.ts'
import { mailFiles, readMail } from '../mail/outboxFolder.ts'

const program = fileURLToPath(new URL('../../main.ts', import.meta.url))
const READY = / is ready at (\S+)/

/** The server as a process of its own with the embedded database, as an administrator runs it. */
export interface ServerProcess {
  readonly origin: string
  readonly dataFolder: string
  /** All that it has printed. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** Ends it without any warning; its data stays. */
  kill(): Promise<void>
  /** The process's exit code, once it has ended. */
  readonly ended: Promise<number | null>
  /** Ends the process, if it has not ended, and removes its data. */
  remove(): Promise<void>
}

/**
 * Starts the server and waits until it is ready.
 * @param earlier one that has ended, whose data it goes on with
 * @throws with what it printed where it ends instead
 */
export async function startProcess(settings: Record<string, string>, earlier?: Pick<ServerProcess, 'dataFolder'>): Promise<ServerProcess> {
  const dataFolder = earlier?.dataFolder ?? (await mkdtemp(join(tmpdir(), 'process-')))
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_FOLDER: dataFolder, ...settings }
  const child = spawn(process.execPath, [...STARTED_WITH, program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const origin = READY.exec(output)?.[1]
      if (origin !== undefined) resolve(origin)
    })
  }
  const origin = await Promise.race([ready, ended.then(() => undefined)])
  if (origin === undefined) throw new Error(`The server did not start: ${output}`)
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    origin,
    dataFolder,
    output: () => output,
    signal: (name) => void child.kill(name),
    kill,
    ended,
    async remove() {
      await kill()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The hash in the newest link mailed to an e-mail, as soon as it has been sent. */
export async function mailedLink({ dataFolder }: Pick<ServerProcess, 'dataFolder'>, email: string): Promise<string> {
  const folder = join(dataFolder, 'outbox')
  for (let tries = 0; tries < 100; tries++) {
    const mails = await Promise.all((await mailFiles(folder)).map(readMail))
    for (const mail of mails) {
      const hash = mail?.includes(email) === true ? /\/([\w-]{43})\b/.exec(mail)?.[1] : undefined
      if (hash !== undefined) return hash
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No link was mailed to ${email}`)
}
