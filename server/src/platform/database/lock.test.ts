import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

const lockFile = JSON.stringify(new URL('./lock.ts', import.meta.url).href)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Another process that takes the folder, prints what came of it, and stays until it is killed. */
async function anotherProcess() {
  const script = `
    const { lockFolder } = await import(${lockFile})
    try { lockFolder(${JSON.stringify(folder)}); console.log('taken') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [words] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { words: words.toString().trim(), pid: child.pid, kill }
}

test('a folder belongs to one process, until that ends in whatever way', async () => {
  const first = await anotherProcess()
  expect(first.words).toBe('taken')
  const second = await anotherProcess()
  expect(second.words).toBe(
    `The data folder ${folder} is in use by another process (process ${first.pid}). ` +
      'Two at once would lose data. Stop the other one first, or choose another folder with DATA_FOLDER.',
  )
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  await second.kill()
  await first.kill()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  unlock()
  lockFolder(folder)()
})
