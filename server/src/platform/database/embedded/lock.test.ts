import { type ChildProcess, spawn } from 'node:child_process'
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
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const children: ChildProcess[] = []

/** Another process that takes the folder, prints what came of it, and stays until it is killed if it got it. */
async function anotherProcess() {
  const script = `
    const { lockFolder } = await import(${lockFile})
    try {
      lockFolder(${JSON.stringify(folder)})
      gc()
      console.log('taken')
      setInterval(() => {}, 1000)
    } catch (error) {
      console.log(error.message)
    }`
  const flags = ['--expose-gc', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
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
  await first.kill()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  unlock()
  lockFolder(folder)()
})
