import type { PersonalData } from '../platform/domain.ts'
import type { ZipMember } from '../platform/files/zipArchive.ts'
import type { Actor } from '../platform/http/actor.ts'

/** The one file that tells everything but the files themselves. */
export const TOLD_FILE = 'everything.json'

/** What a person's archive holds: first all that is told, as JSON, then their files. */
export async function* archiveMembers(all: readonly PersonalData[], person: Actor, at: Date): AsyncGenerator<ZipMember> {
  const told: Record<string, unknown> = { madeAt: at.toISOString() }
  for (const { collect } of all) Object.assign(told, await collect(person))
  yield { name: TOLD_FILE, bytes: Buffer.from(`${JSON.stringify(told, null, 2)}\n`), deflated: true }
  for (const { files } of all) {
    if (files !== undefined) yield* files(person)
  }
}
