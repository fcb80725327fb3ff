import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { memberships } from './memberships.tables.ts'

/** The groups that a person is in. */
export const membershipsPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    memberships: { archivedAs: 'memberships' },
    group_directories: { leftOut: 'what is chosen for a group', kept: 'the same: it is tied to nobody' },
  },
  async collect({ id }) {
    const { groupId, role, since } = memberships
    const own = db.select({ groupId, role, since }).from(memberships).where(eq(memberships.accountId, id))
    return { memberships: await own.orderBy(asc(since), asc(groupId)) }
  },
})
