import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { updatePhoto } from '@trellis/contract/files/files.ts'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { signedUp } from '../accounts/testing.ts'
import { filesFolder } from '../config.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { requireStoredFiles } from './files.queries.ts'

let server: TestServer
afterEach(() => server.close())

test('a start without the folder of files says so where the database knows files, and makes it where it knows none', async () => {
  server = await startServer()
  const folder = filesFolder(server.context.config)
  await rm(folder, { recursive: true, force: true })
  await requireStoredFiles(server.context)
  expect(existsSync(folder)).toBe(true)

  const ada = await signedUp(server)
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await ada.client.upload(updatePhoto, { params: { id: ada.id }, file: new File([new Uint8Array(bytes)], 'me.jpg') })
  await requireStoredFiles(server.context)

  await rm(folder, { recursive: true })
  await expect(requireStoredFiles(server.context)).rejects.toThrow(
    `The folder ${folder} is missing, and the database knows 1 photos and resumes in it.`,
  )
  await writeFile(folder, '')
  await expect(requireStoredFiles(server.context)).rejects.toThrow('is a file where a folder is expected')
})
