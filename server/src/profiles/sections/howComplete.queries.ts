import { completeness } from '@trellis/contract/profiles/completeness.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { clientOf } from '../../platform/database/drizzleInternals.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { remains } from '../cards.queries.ts'
import type { ProfileRow } from '../profile.ts'
import { profilesById } from '../profiles.queries.ts'
import { profiles } from '../profiles.tables.ts'

/** How much of what somebody is asked for is filled in, of 100, and whether their profile is hidden. */
export interface HowComplete extends Pick<ProfileRow, 'id' | 'level' | 'hidden' | 'hiddenIn'> {
  readonly percent: number
}

/** The profile of somebody as far as nothing large is read, with a mark that is another one after each change. */
type ProfileVersion = Omit<HowComplete, 'percent'> & Pick<Known, 'version'>

interface Known {
  readonly version: string
  readonly percent: number
}

/** Of so many people it is kept: two megabytes. */
const MOST_KEPT = 10_000
const knownTo = new WeakMap<object, Map<Id, Known>>()

/**
 * How complete the profiles of some people are, whoever asks, in no order, for those who have made sure that they may be told of. The whole bios,
 * which are large, are read of those alone whose profile has another version than when it was read before.
 */
export async function howComplete(db: Queries, ids: readonly Id[]): Promise<HowComplete[]> {
  if (ids.length === 0) return []
  return howCompleteOf(db, await versionsStatement(db).execute({ ids }))
}

/** The same of people whose versions were read with something else of them: as columns of {@link profileVersions}. */
export async function howCompleteOf(db: Queries, found: readonly ProfileVersion[]): Promise<HowComplete[]> {
  const known = knownTo.get(clientOf(db)) ?? new Map<Id, Known>()
  knownTo.set(clientOf(db), known)
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  const kept = [...versions].flatMap(([id, version]) => (known.get(id)?.version === version ? [[id, known.get(id)!] as const] : []))
  const percents = new Map(kept.map(([id, { percent }]) => [id, percent]))
  const others = [...versions.keys()].filter((id) => !percents.has(id))
  for (const { row, bio } of await profilesById(db, others)) {
    const { percent } = completeness(bio)
    percents.set(row.id, percent)
    known.delete(row.id)
    known.set(row.id, { version: versions.get(row.id)!, percent })
  }
  for (const [id] of known) {
    if (known.size <= MOST_KEPT) break
    known.delete(id)
  }
  return found.flatMap(({ version: _version, ...one }) => {
    const percent = percents.get(one.id)
    return percent === undefined ? [] : [{ ...one, percent }]
  })
}

/**
 * The profiles of all who stay, to be joined on `id`. A profile's version is another one after each change, that of the bio included, which changes
 * the profile's time.
 */
export function profileVersions(db: Queries) {
  const { id, level, hidden, hiddenIn } = profiles
  const version = sql<string>`${profiles}.xmin::text`.as('version')
  return db.select({ id, level, hidden, hiddenIn, version }).from(profiles).where(remains).as('profile')
}

const versionsStatement = prepared((db) => {
  const profile = profileVersions(db)
  return db.select(profile._.selectedFields).from(profile).where(isAnyOf(profile.id, 'ids'))
})
