import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { derivePasswordKey } from '@trellis/contract/passwords.ts'
import { hasAccounts } from '../accounts/accounts.bulk.ts'
import { hashPassword, type PasswordHash } from '../accounts/passwordHashes.ts'
import type { Context } from '../context.ts'
import { populationInUse } from '../genome/populationInUse.ts'
import { reindexEverybody } from '../matching/matching.actions.ts'
import { measuresOf } from '../matching/measures.ts'
import { castOf, type CastMember } from './cast/cast.ts'
import { communityOf } from './community.ts'
import { photographer } from './photos.ts'
import { storePeople } from './storePeople.ts'

const SEED = 20_260_901
const PEOPLE = 2_000

interface Demonstration {
  readonly seed?: number
  /** How many people there are beside the cast. */
  readonly count?: number
  readonly report?: (step: string) => void
}

/**
 * Makes the demonstration community where there is nobody yet. If it was interrupted, the next start makes it or ends it.
 * @returns the cast, to sign in as
 */
export async function makeDemonstration(
  context: Context,
  { seed = SEED, count = PEOPLE, report = () => {} }: Demonstration = {},
): Promise<CastMember[]> {
  const now = context.clock.now()
  const cast = castOf(now)
  const finished = join(context.config.dataFolder, 'community')
  if (!(await hasAccounts(context.db))) {
    report(`Making a community of ${count} people, which takes half a minute`)
    const passwords = await passwordsOf(cast)
    const people = communityOf({ seed, count, now })
    await storePeople(context, people, { passwords, photographer: photographer(seed), report })
    await writeFile(finished, `${count}\n`)
  } else if (!existsSync(finished)) {
    report('Making the genomes and matches of the community')
    await reindexEverybody(context, measuresOf(populationInUse(context.config)))
    await writeFile(finished, `${count}\n`)
  }
  return cast
}

/** Passwords go the way that they go from the sign-in screen. */
async function passwordsOf(cast: readonly CastMember[]): Promise<Map<string, PasswordHash>> {
  const hashed = cast.map(async ({ email, password }): Promise<[string, PasswordHash]> => {
    return [email, await hashPassword(await derivePasswordKey(email, password))]
  })
  return new Map(await Promise.all(hashed))
}
