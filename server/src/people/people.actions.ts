import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import { accountById } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import { addFollows, removeFollow } from '../follows/follows.actions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { holdName } from '../platform/database/heldName.ts'
import { Failure } from '../platform/http/failure.ts'
import { isSeenBy } from '../profiles/profiles.queries.ts'
import { addBlocks, removeBlock } from '../visibility/blocks.actions.ts'
import { isBlocking } from '../visibility/blocks.queries.ts'
import { removedRoleModels } from './people.tables.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'

/** How one person stands to another. */
interface Standing {
  readonly followed: boolean
  readonly blocked: boolean
}

/**
 * Follows a person; twice is once.
 * @throws Failure NotFound where the viewer may not see them, BadInput for oneself
 */
export async function follow(context: Context, viewer: Viewer, targetId: Id): Promise<Standing> {
  refuseOneself(viewer, targetId, 'You cannot follow yourself')
  await context.db.transaction(async (tx) => {
    await lockPair(tx, viewer.id, targetId)
    await requireSeen(tx, viewer, targetId)
    await addFollows(tx, [{ followerId: viewer.id, followedId: targetId, since: context.clock.now() }])
  })
  return { followed: true, blocked: false }
}

/** Stops following; it does not matter whether there was anything to stop. */
export async function unfollow(context: Context, personId: Id, targetId: Id): Promise<Standing> {
  await removeFollow(context.db, personId, targetId)
  return { followed: false, blocked: await isBlocking(context.db, personId, targetId) }
}

/**
 * Blocks a person, a student or a recruiter, and ends that either follows the other; twice is once.
 * @throws Failure NotFound where the viewer may not see them (unless blocked already), BadInput for oneself
 */
export async function block(context: Context, viewer: Viewer, targetId: Id): Promise<Standing> {
  refuseOneself(viewer, targetId, 'You cannot block yourself')
  await context.db.transaction(async (tx) => {
    await lockPair(tx, viewer.id, targetId)
    if (await isBlocking(tx, viewer.id, targetId)) return
    if (!(await isVisibleRecruiter(tx, viewer.id, targetId))) await requireSeen(tx, viewer, targetId)
    await addBlocks(tx, [{ blockerId: viewer.id, blockedId: targetId, since: context.clock.now() }])
    await removeFollow(tx, viewer.id, targetId)
    await removeFollow(tx, targetId, viewer.id)
  })
  return { followed: false, blocked: true }
}

/** Takes a block back; it does not matter whether there was one. */
export async function unblock(context: Context, personId: Id, targetId: Id): Promise<Standing> {
  await removeBlock(context.db, personId, targetId)
  return { followed: false, blocked: false }
}

/**
 * Takes a person out of the role models suggested to the viewer; twice is once.
 * @throws Failure NotFound where the viewer may not see them, BadInput for oneself
 */
export async function removeRoleModel(context: Context, viewer: Viewer, targetId: Id): Promise<void> {
  refuseOneself(viewer, targetId, 'You are not your own role model')
  await context.db.transaction(async (tx) => {
    await requireSeen(tx, viewer, targetId)
    await tx
      .insert(removedRoleModels)
      .values({ profileId: viewer.id, roleModelId: targetId, createdAt: new Date(context.clock.now()) })
      .onConflictDoNothing()
  })
}

/** Lets a person be suggested again; it does not matter whether they had been taken out. */
export async function restoreRoleModel(context: Context, personId: Id, targetId: Id): Promise<void> {
  const own = and(eq(removedRoleModels.profileId, personId), eq(removedRoleModels.roleModelId, targetId))
  await context.db.delete(removedRoleModels).where(own)
}

function refuseOneself(viewer: Viewer, targetId: Id, sentence: string): void {
  if (targetId === viewer.id) throw new Failure('BadInput', { fields: { targetId: sentence } })
}

async function requireSeen(tx: Transaction, viewer: Viewer, targetId: Id): Promise<void> {
  if (!(await isSeenBy(tx, viewer, targetId))) throw new Failure('NotFound')
}

/** Recruiters have no profile to be seen: whoever is contacted by one knows of them. */
async function isVisibleRecruiter(tx: Transaction, viewerId: Id, targetId: Id): Promise<boolean> {
  const account = await accountById(tx, targetId)
  const isThere = account?.type === 'recruiter' && account.confirmedAt !== null
  return isThere && !(await isBlocking(tx, targetId, viewerId))
}

/** Nobody else changes how two people stand to each other until the transaction ends: no follow outlives a block. */
async function lockPair(tx: Transaction, one: Id, other: Id): Promise<void> {
  await holdName(tx, [one, other].toSorted().join())
}
