import { eq } from 'drizzle-orm'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { followsOf, type FollowSide } from '../follows/follows.queries.ts'
import { nameCards } from '../profiles/cards.queries.ts'
import { namesSeenBy, viewerOf } from '../profiles/profiles.queries.ts'
import { blocksOf } from '../visibility/blocks.queries.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'
import { removedRoleModels } from './people.tables.ts'

const lateFirst = (rows: readonly { id: Id; since: Date }[]) => rows.toSorted((one, other) => other.since.getTime() - one.since.getTime())

/** Whom a person follows, blocks and took out of their role models, and who follows them. Who blocks them, is those people's. */
export function peoplePersonal(context: Context): PersonalData {
  const { db } = context

  const followed = async (id: Id, side: FollowSide) => db.select().from(followsOf(db, id, side))
  const removed = async (id: Id) => {
    const { roleModelId, createdAt } = removedRoleModels
    return db.select({ id: roleModelId, since: createdAt }).from(removedRoleModels).where(eq(removedRoleModels.profileId, id))
  }

  /** Whom the person blocks by name, as they read it at their blocks: nowhere else do they see them. */
  async function blockedBy(id: Id) {
    const blocks = await db.select().from(blocksOf(db, id))
    const cards = await nameCards(
      db,
      blocks.map((block) => block.id),
    )
    const nameOf = new Map(cards.map(({ _id, _source }) => [_id, _source.generalInfo.name]))
    return lateFirst(blocks).map((block) => ({ id: block.id, name: nameOf.get(block.id), since: block.since }))
  }

  /** The others by name, as far as the person sees them, those of late first. */
  async function named(viewer: Viewer, rows: readonly { id: Id; since: Date }[], more: { readonly seenOnly?: boolean } = {}) {
    const others = lateFirst(rows)
    const nameOf = await namesSeenBy(
      context,
      viewer,
      others.map(({ id }) => id),
    )
    const listed = others.map(({ id, since }) => ({ id, name: nameOf.get(id), since }))
    return more.seenOnly ? listed.filter(({ name }) => name !== undefined) : listed
  }

  return {
    tables: {
      follows: { archivedAs: 'following' },
      blocks: { archivedAs: 'blocked' },
      removed_role_models: { archivedAs: 'removedRoleModels' },
    },
    async collect(person) {
      const viewer = viewerOf(context, person)
      return {
        following: await named(viewer, await followed(viewer.id, 'following')),
        followers: await named(viewer, await followed(viewer.id, 'followers'), { seenOnly: true }),
        blocked: await blockedBy(viewer.id),
        removedRoleModels: await named(viewer, await removed(viewer.id)),
      }
    },
  }
}
