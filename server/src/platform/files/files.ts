import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Config, filesFolder } from '../../config.ts'
import { makeFolder } from '../dataFolder.ts'

/** Where stored files are kept: by keys that the server makes, never by names that people give. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @returns undefined where there is no such file */
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
  /** Whether the place for files is there. A bucket is taken to be. */
  isThere(): Promise<boolean>
  /** Makes the place for files where there was none before. */
  begin(): Promise<void>
}

/** Files in the S3-compatible bucket of the settings, else in the data folder. */
export async function createFiles(config: Config): Promise<Files> {
  return config.s3Bucket === undefined
    ? onDisk(new Disk(folderDriver(config)), filesFolder(config))
    : onDisk(new Disk(await bucketDriver(config)))
}

function folderDriver(config: Config): FSDriver {
  return new FSDriver({ location: resolve(filesFolder(config)), visibility: 'private' })
}

// Loaded only where it is used: the S3 client is large.
async function bucketDriver(config: Config) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    bucket: config.s3Bucket!,
    region: config.s3Region,
    credentials: { accessKeyId: config.s3AccessKeyId!, secretAccessKey: config.s3SecretAccessKey! },
    ...(config.s3Endpoint !== undefined && { endpoint: config.s3Endpoint, forcePathStyle: true }),
    supportsACL: false,
    visibility: 'private',
  })
}

const KEY = /^[a-z]+\/[0-9a-f-]{36}$/

function onDisk(disk: Disk, folder?: string): Files {
  const checked = (key: string): string => {
    if (!KEY.test(key)) throw new Error('Not a key of a stored file')
    return key
  }
  return {
    async put(key, bytes, contentType) {
      await disk.put(checked(key), bytes, { contentType }).catch(throwWithCause)
    },
    async get(key) {
      return (await disk.exists(checked(key))) ? disk.getBytes(key).catch(throwWithCause) : undefined
    },
    async remove(key) {
      await disk.delete(checked(key)).catch(throwWithCause)
    },
    isThere: async () => folder === undefined || isFolder(folder),
    async begin() {
      if (folder !== undefined) makeFolder(folder)
    },
  }
}

/** @throws DamagedFolder where there is something else */
function isFolder(path: string): boolean {
  if (!existsSync(path)) return false
  makeFolder(path)
  return true
}

/** The log tells an error's message alone, and the message of a disk is not why: that it is full, or gone. */
function throwWithCause(error: Error): never {
  const { code, name } = (error.cause ?? {}) as { code?: unknown; name?: unknown }
  throw new Error(`${error.message} (${String(code ?? name ?? 'no cause')})`, { cause: error })
}
