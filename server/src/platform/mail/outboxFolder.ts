import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of the mails in an outbox folder, newest first; none where there is no folder yet. */
export async function mailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

/** What a mail's file holds; undefined where the mail was taken away since the folder was listed. */
export async function readMail(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
