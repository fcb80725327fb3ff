import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A command with all that it starts, apart from other processes as on a machine of its own. */
export interface Machine {
  /** Sends a signal to all processes, or to those whose command line has some words. */
  signal(name: NodeJS.Signals, words?: string): void
  /** Ends all at once, as a power cut does. */
  powerOff(): Promise<void>
}

const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/var/lib/postgresql', LANG: 'C.UTF-8' }

/** Starts a command inside a folder that holds a system, as PostgreSQL's user. What it prints goes to a file. */
export function startMachine(root: string, command: readonly string[], log: string): Machine {
  const output = openSync(log, 'a')
  const apart = ['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${root}/proc`]
  const child = spawn('unshare', [...apart, 'chroot', '--userspec=postgres:postgres', root, ...command], {
    env,
    stdio: ['ignore', output, output],
  })
  const exited = once(child, 'exit')
  const signal = (name: NodeJS.Signals, words = ''): void => {
    for (const pid of processesOf(child.pid!)) if (commandLineOf(pid).includes(words)) send(pid, name)
  }
  const end = (): void => signal('SIGKILL')
  process.once('exit', end)
  return {
    signal,
    async powerOff() {
      end()
      await exited
      process.off('exit', end)
    },
  }
}

/** Whoever lives in the world of processes that a process made for its children. */
function processesOf(maker: number): number[] {
  const world = linkOf(`/proc/${maker}/ns/pid_for_children`)
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return world === undefined ? [] : all.filter((pid) => linkOf(`/proc/${pid}/ns/pid`) === world)
}

/** Where a link leads; nothing where its process is gone. */
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself meanwhile.
  }
}
