import { desc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { PersonalData } from '../domains.ts'
import { cardsOf, viewerOf } from '../profiles/profiles.queries.ts'
import type { Viewer } from './visibility.ts'
import { blocks, follows, removedRoleModels } from './people.tables.ts'

/** A table in which people point at others. */
interface Ties {
  readonly table: PgTable
  readonly own: PgColumn
  readonly other: PgColumn
  readonly at: PgColumn
}

const following = { table: follows, own: follows.followerId, other: follows.followedId, at: follows.createdAt }
const followers = { ...following, own: follows.followedId, other: follows.followerId }
const blocked = { table: blocks, own: blocks.blockerId, other: blocks.blockedId, at: blocks.createdAt }
const removed = {
  table: removedRoleModels,
  own: removedRoleModels.profileId,
  other: removedRoleModels.roleModelId,
  at: removedRoleModels.createdAt,
}

/** Whom a person follows, blocks and took out of their role models, and who follows them. Who blocks them, is those people's. */
export function peoplePersonal(context: Context): PersonalData {
  const { db } = context

  /** The others by name, as far as the person sees them. */
  async function tiesOf(viewer: Viewer, { table, own, other, at }: Ties, more: { readonly seenOnly?: boolean } = {}) {
    const rows = await db.select({ id: other, since: at }).from(table).where(eq(own, viewer.id)).orderBy(desc(at))
    const others = rows as { id: Id; since: Date }[]
    const cards = await cardsOf(context, viewer, others.map(({ id }) => id))
    const nameOf = new Map(cards.map(({ _id, _source }) => [_id, _source.generalInfo.name]))
    const told = others.map(({ id, since }) => ({ id, name: nameOf.get(id), since }))
    return more.seenOnly ? told.filter(({ name }) => name !== undefined) : told
  }

  return {
    tables: {
      follows: { told: 'following' },
      blocks: { told: 'blocked' },
      removed_role_models: { told: 'removedRoleModels' },
    },
    async tell(person) {
      const viewer = viewerOf(context, person)
      return {
        following: await tiesOf(viewer, following),
        followers: await tiesOf(viewer, followers, { seenOnly: true }),
        blocked: await tiesOf(viewer, blocked),
        removedRoleModels: await tiesOf(viewer, removed),
      }
    },
  }
}
