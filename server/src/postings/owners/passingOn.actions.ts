import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { advisorsInAmong } from '../../accounts/approvals/waiting.queries.ts'
import type { Context } from '../../context.ts'
import { advisorsOfGroups } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { setOwner } from '../postings.actions.ts'
import { groupPassedOn } from '../postings.events.ts'
import { postings } from '../postings.tables.ts'

/** Groups that others lead along with somebody who deletes their account go to whoever leads each longest: they are there for its members. */
export async function passOnGroupsOf({ clock, config, events }: Context, tx: Transaction, ownerId: Id): Promise<void> {
  const { id, pictureId, kind, deletedAt } = postings
  const isOwn = and(eq(postings.ownerId, ownerId), eq(kind, GROUP), isNull(deletedAt))
  const own = await tx.select({ id, pictureId }).from(postings).where(isOwn).orderBy(id).for('no key update')
  const others = (
    await advisorsOfGroups(
      tx,
      own.map((group) => group.id),
    )
  ).filter((advisor) => advisor.id !== ownerId)
  const isIn = await advisorsInAmong(tx, config, [...new Set(others.map((advisor) => advisor.id))])
  for (const group of own) {
    const next = others.find((advisor) => advisor.groupId === group.id && isIn.has(advisor.id))
    if (next === undefined) continue
    await setOwner(tx, group, next.id)
    await events.emit(tx, groupPassedOn, { id: newId(clock.now()), groupId: group.id, fromId: ownerId, toId: next.id })
  }
}
