import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createFiles, type Files } from './files.ts'
import { describeFiles } from './files.test-suite.ts'

let folder: string
let bucket: S3rver
let onDisk: Files
let inBucket: Files
let settings: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  bucket = new S3rver({ port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'people' }] })
  const { port } = await bucket.run()
  settings = {
    DATA_FOLDER: folder,
    S3_BUCKET: 'people',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  onDisk = await createFiles(readConfig({ DATA_FOLDER: folder }))
  inBucket = await createFiles(readConfig(settings))
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const key = 'photo/0198c0de-0000-7000-8000-000000000000'

describeFiles('on disk', () => onDisk)
describeFiles('in a bucket', () => inBucket)

test('a bucket that is not there is an error', async () => {
  const nowhere = await createFiles(readConfig({ ...settings, S3_BUCKET: 'nobody' }))
  await expect(nowhere.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('(NoSuchBucket)')
})

test('what cannot be written says why', async () => {
  const taken = join(folder, 'taken')
  await writeFile(taken, 'a file where a folder should be')
  const nowhere = await createFiles(readConfig({ DATA_FOLDER: taken }))
  const why = /Cannot write file at location .* \(ENOTDIR\)$/
  await expect(nowhere.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(why)
})
