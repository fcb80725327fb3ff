import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import { accountById } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { setRoles } from '../../memberships/memberships.actions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { candidatesAmong } from '../../postings/links/candidates.queries.ts'
import { type Posting, sharedPosting, stillThere } from '../../postings/postings.queries.ts'
import { groupRoles } from './roles.tables.ts'

/** Somebody and a group. */
interface Whose {
  readonly groupId: Id
  readonly personId: Id
}

type Roles = Partial<Record<'wished' | 'given', MemberRole>>

/** Writes down as what somebody asks to join. */
export const noteWish = (tx: Transaction, whose: Whose, wished: MemberRole): Promise<void> => note(tx, [whose], { wished })

/** Writes down as what somebody is accepted: not said, as what they asked to join. */
export async function noteGiven(tx: Transaction, whose: Whose, named: MemberRole | undefined): Promise<void> {
  // Whether there is such a candidate is asked where the link changes; a row is of somebody who is there.
  if ((await accountById(tx, whose.personId)) === undefined) return
  await note(tx, [whose], { given: named ?? (await notedOf(tx, whose))?.wished ?? 'member' })
}

/** As what somebody comes into a group, or back by Undo: as what was given last. */
export const roleOf = async (tx: Transaction, whose: Whose): Promise<MemberRole> => (await notedOf(tx, whose))?.given ?? 'member'

/**
 * Gives members of a group another role.
 * @returns whose role is this one now: those whom the actor does not see, and who are no members, are left out
 */
export async function setMemberRoles(
  context: Context,
  actor: Actor,
  { id, kind }: Posting,
  userIds: readonly Id[],
  role: MemberRole,
): Promise<Id[]> {
  return context.db.transaction(async (tx) => {
    const group = stillThere(await sharedPosting(tx, id, kind))
    const seen = await candidatesAmong({ clock: context.clock, db: tx }, actor, group, [...new Set(userIds)])
    const accepted = [...seen].filter(([, { link }]) => link?.ownerState === 'accepted').map(([personId]) => personId)
    const members = await setRoles(context, tx, id, accepted, role)
    await note(
      tx,
      members.map((personId) => ({ groupId: id, personId })),
      { given: role },
    )
    return members
  })
}

async function notedOf(tx: Transaction, { groupId, personId }: Whose): Promise<typeof groupRoles.$inferSelect | undefined> {
  const [noted] = await tx
    .select()
    .from(groupRoles)
    .where(and(eq(groupRoles.groupId, groupId), eq(groupRoles.personId, personId)))
  return noted
}

const note = (tx: Transaction, whose: readonly Whose[], set: Roles): Promise<void> =>
  inParts(whose, (some) =>
    tx
      .insert(groupRoles)
      .values(some.map((one) => ({ ...one, ...set })))
      .onConflictDoUpdate({ target: [groupRoles.groupId, groupRoles.personId], set }),
  )
