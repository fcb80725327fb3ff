import type { PersonalData } from '../platform/domain.ts'
import type { ZipMember } from '../platform/files/zipArchive.ts'
import type { Actor } from '../platform/http/actor.ts'

/** The one file that holds everything but the files themselves. */
const DATA_FILE = 'everything.json'

/** What a person's archive holds: first all data, as JSON, then their files. */
export async function* archiveMembers(all: readonly PersonalData[], person: Actor, at: Date): AsyncGenerator<ZipMember> {
  const data: Record<string, unknown> = { madeAt: at.toISOString() }
  for (const { collect } of all) Object.assign(data, await collect(person))
  yield { name: DATA_FILE, bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`), deflated: true }
  for (const { files } of all) {
    if (files !== undefined) yield* files(person)
  }
}
