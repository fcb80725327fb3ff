import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { addKnownBrowsers, hasAccounts } from '../accounts/accounts.bulk.ts'
import { hashPassword, type PasswordCost, type PasswordHash } from '../accounts/passwords/passwordHashes.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { populationInUse } from '../genome/population/populationInUse.ts'
import { reindexEverybody } from '../matching/matching.actions.ts'
import { measuresOf } from '../matching/scoring/measures.ts'
import { castOf, type CastMember } from './cast/cast.ts'
import { communityOf } from './community.ts'
import { photographer } from './photos.ts'
import { advisorsOf } from './groups/advisors.ts'
import { assignMentees } from './groups/assignment.ts'
import type { StoredJob } from './groups/internships.ts'
import { groupsOf, type MadeGroup } from './groups/makeGroups.ts'
import { withSchoolOf } from './groups/pupils.ts'
import { type StoredPerson, storeGroups } from './groups/storeGroups.ts'
import { type Employer } from './jobs/employers.ts'
import { employersOf, jobsOf } from './jobs/communityJobs.ts'
import { resumeLines } from './jobs/resumeLines.ts'
import { storeJobs, type StoredSeeker } from './jobs/storeJobs.ts'
import { timeZoneOf } from './people/places.ts'
import type { MadePerson, Recipe } from './people/makePeople.ts'
import { lastActiveBrowsers } from './lastActive.ts'
import type { MadeLink, Seeker } from './links.ts'
import { seekersOf } from './seekers.ts'
import { storePeople } from './storePeople.ts'

/** The community that `npm run demo` makes. */
export const demonstrated = { seed: 20_260_901, count: 2_000 } as const

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
  { seed = demonstrated.seed, count = demonstrated.count, report = () => {} }: Demonstration = {},
): Promise<CastMember[]> {
  const now = context.clock.now()
  const cast = castOf(now)
  const finished = join(context.config.dataFolder, 'community')
  if (!(await hasAccounts(context.db))) {
    report(`Making a community of ${count} people, which takes half a minute`)
    const passwords = await passwordsOf(cast, context.passwordCost)
    const recipe = { seed, count, now }
    const employers = employersOf(recipe)
    const everybody = [...communityOf(recipe), ...employers, ...advisorsOf(now)]
    const seekers = seekersOf(recipe, everybody, cast.length)
    const groups = groupsOf(recipe, cast, seekers)
    const people = withSchoolOf(everybody, groups[0]!)
    const alsoStore = async (tx: Transaction, ids: readonly Id[]) => {
      const jobs = await storeCommunityJobs(context, tx, { recipe, employers, people, ids, castSize: cast.length })
      report('jobs and what came of them')
      const ofGroups = await storeCommunityGroups(context, tx, { groups, seekers, people, ids, jobs: jobs.stored })
      report('groups and who is in them')
      const here = { seed, now: context.clock.now() }
      await addKnownBrowsers(tx, lastActiveBrowsers(here, people, ids, [...jobs.links, ...ofGroups]))
    }
    await storePeople(context, people, { passwords, photographer: photographer(seed), report, alsoStore })
    await assignMentees(context, measuresOf(populationInUse(context.config)))
    report('who mentors whom, and which job is for whom')
    await writeFile(finished, `${count}\n`)
  } else if (!existsSync(finished)) {
    report('Making the genomes and matches of the community')
    const measures = measuresOf(populationInUse(context.config))
    await reindexEverybody(context, measures)
    await assignMentees(context, measures)
    await writeFile(finished, `${count}\n`)
  }
  return cast
}

interface StoredCommunity {
  readonly recipe: Recipe
  readonly employers: readonly Employer[]
  readonly people: readonly MadePerson[]
  /** In the order of the people. */
  readonly ids: readonly Id[]
  readonly castSize: number
}

interface StoredJobs {
  readonly stored: readonly StoredJob[]
  readonly links: readonly MadeLink[]
}

async function storeCommunityJobs(context: Context, tx: Transaction, community: StoredCommunity): Promise<StoredJobs> {
  const { recipe, employers, people, ids, castSize } = community
  const jobs = jobsOf(recipe, employers, people, castSize)
  const priya = people.findIndex(({ type }) => type === 'recruiter')
  const recruiters = [ids[priya]!, ...ids.slice(castSize + recipe.count, castSize + recipe.count + employers.length)].map((id) => ({ id }))
  const seekers = people.map(({ name, profile }, at): [number, StoredSeeker] => {
    return [at, { id: ids[at]!, name, resumeLines: () => resumeLines(profile) }]
  })
  const stored = await storeJobs(context, tx, jobs, { recruiters, seekers: new Map(seekers) })
  return { stored, links: jobs.flatMap(({ links }) => links) }
}

interface StoredGroups extends Pick<StoredCommunity, 'people' | 'ids'> {
  readonly groups: readonly MadeGroup[]
  readonly seekers: readonly Seeker[]
  readonly jobs: readonly StoredJob[]
}

async function storeCommunityGroups(
  context: Context,
  tx: Transaction,
  { groups, seekers, people, ids, jobs }: StoredGroups,
): Promise<MadeLink[]> {
  const advisors = people.flatMap(({ type }, at) => (type === 'advisor' ? [ids[at]!] : []))
  const stored = seekers.map(({ at, isGrownUp, hidden }): [number, StoredPerson] => [
    at,
    {
      id: ids[at]!,
      name: people[at]!.name,
      email: people[at]!.email,
      isMinor: !isGrownUp,
      isHidden: hidden,
      timeZone: timeZoneOf(people[at]!.profile.generalInfo),
    },
  ])
  await storeGroups(context, tx, groups, { advisors, people: new Map(stored), jobs })
  return groups.flatMap(({ links }) => links)
}

/** Passwords go the way that they go from the sign-in screen. */
async function passwordsOf(cast: readonly CastMember[], cost: PasswordCost): Promise<Map<string, PasswordHash>> {
  const hashed = cast.map(async ({ email, password }): Promise<[string, PasswordHash]> => {
    return [email, await hashPassword(await derivePasswordKey(email, password), cost)]
  })
  return new Map(await Promise.all(hashed))
}
