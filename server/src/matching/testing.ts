import { leaves } from '@trellis/contract/genome/genome.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { emptyProfile, type StudentProfile, timeCommitments } from '@trellis/contract/profiles/profiles.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import type { Context } from '../context.ts'
import { populationInUse } from '../genome/population/populationInUse.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { bios, profiles } from '../profiles/profiles.tables.ts'
import { derivedColumns, generalColumns } from '../profiles/sections/sections.ts'
import { mixBits } from './vectors/hash.ts'
import { reindexEverybody } from './matching.actions.ts'
import { measuresOf } from './scoring/measures.ts'

const BATCH = 500

/** Whole numbers that look random and are the same each time: `below(6)` is 0 to 5. */
function dice(seed: number): { below: (most: number) => number; pick: <T>(from: readonly T[]) => T } {
  let thrown = mixBits(seed)
  const below = (most: number): number => (thrown = mixBits(thrown + 0x9e3779b9)) % most
  return { below, pick: (from) => from[below(from.length)]! }
}

const skillsByLeaf = leaves.map((leaf) => vocabulary.skills.filter(({ weights }) => (weights[leaf] ?? 0) >= 0.4))

/** A bio of somebody whose interests lie in two or three of the genome's leaves, with some that lie anywhere. */
export function generatedProfile(seed: number): StudentProfile {
  const { below, pick } = dice(seed)
  const interests = [pick(skillsByLeaf), pick(skillsByLeaf), pick(skillsByLeaf)].filter(({ length }) => length > 0)
  const skill = () => (below(4) === 0 ? pick(vocabulary.skills) : pick(pick(interests)))
  const word = () => pick([skill().label, ...skill().aliases])
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const profile = emptyProfile()
  Object.assign(profile.generalInfo, {
    name: `Person ${seed}`,
    level: pick(levels),
    birthYear: String(1950 + below(50)),
    locationCity: pick(['Berlin', 'Zürich', 'Nairobi', 'Springfield']),
    locationCountry: pick(['DE', 'CH', 'KE', 'US']),
  })
  profile.ikigaiInfo.comesEasy = words(4 + below(20))
  profile.professionalInfo.clubsOrgs = Array.from({ length: 3 + below(8) }, () => ({
    name: words(1 + below(3)),
    titlePosition: '',
    timeCommitment: pick(timeCommitments),
    duration: `${1 + below(6)} years`,
    tags: [skill().label, skill().label],
  }))
  profile.professionalInfo.positionsHeld = [
    {
      name: words(1),
      companyInstitution: '',
      workDescription: words(5 + below(10)),
      startDate: Date.UTC(2000 + below(24), below(12), 1),
      endDate: Date.UTC(2026, 0, 1),
      proudestAcomplishments: '',
      bestPartOfWorking: '',
      canBeImproved: '',
      tags: [skill().label],
    },
  ]
  return profile
}

/** Puts generated people into the database, straight and with few statements, and into the matches. */
export async function populate(context: Context, count: number): Promise<Id[]> {
  const now = context.clock.now()
  const at = new Date(now)
  const ids: Id[] = []
  for (let from = 0; from < count; from += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      return { id: newId(now), seed: from + index, profile: generatedProfile(from + index) }
    })
    ids.push(...people.map(({ id }) => id))
    const emailOf = (seed: number) => `person.${seed}@generated.example`
    await context.db.insert(accounts).values(
      people.map(({ id, seed, profile }) => ({
        id,
        type: 'student' as const,
        email: emailOf(seed),
        emailKey: emailOf(seed),
        name: profile.generalInfo.name,
        confirmedAt: at,
        createdAt: at,
      })),
    )
    await context.db.insert(profiles).values(
      people.map(({ id, profile }) => ({
        id,
        ...generalColumns(profile.generalInfo),
        ...derivedColumns(profile, now),
        confirmed: true,
        createdAt: at,
        updatedAt: at,
      })),
    )
    await context.db.insert(bios).values(
      people.map(({ id, profile }) => {
        const { generalInfo: _, ...bio } = profile
        return { profileId: id, ...bio }
      }),
    )
  }
  await reindexEverybody(context, measuresOf(populationInUse(context.config)))
  return ids
}
