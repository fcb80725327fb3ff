import type { Id } from '@trellis/contract/wire/ids.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { groupsOf } from '../../memberships/memberships.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { remains } from '../cards.queries.ts'
import { bios, profiles } from '../profiles.tables.ts'

/**
 * What of some people decides which jobs they can take, in no order, for those who have made sure that it may be read: of a bio when its schools end and
 * with which degree, and nothing else, since it is read of very many at once.
 */
export async function schoolingById(db: Queries, ids: readonly Id[]) {
  if (ids.length === 0) return []
  const rows = await schoolingStatement(db).execute({ ids })
  return rows.map(({ row, ...schools }) => ({ row, bio: { generalInfo: { level: row.level }, ...schools } }))
}

type School = Pick<StudentProfile['collegeInfo'], 'graduationYear' | 'degree'>

const school = (section: typeof bios.collegeInfo | typeof bios.highschoolInfo | typeof bios.graduateInfo): SQL<School> =>
  sql<School>`jsonb_build_object('graduationYear', coalesce(${section} ->> 'graduationYear', ''), 'degree', coalesce(${section} ->> 'degree', ''))`

const schoolingStatement = prepared((db) => {
  const { id, level, yearsExperience, birthYear, locationCity, locationState, locationCountry } = profiles
  return db
    .select({
      row: { id, level, yearsExperience, birthYear, locationCity, locationState, locationCountry, membership: groupsOf(db, id) },
      highschoolInfo: school(bios.highschoolInfo),
      collegeInfo: school(bios.collegeInfo),
      graduateInfo: school(bios.graduateInfo),
    })
    .from(profiles)
    .innerJoin(bios, and(eq(bios.profileId, id), remains))
    .where(isAnyOf(id, 'ids'))
})
