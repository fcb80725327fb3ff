import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { advisorsOf } from '../../../memberships/memberships.queries.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { cardsSeenBy } from '../../../profiles/cards.queries.ts'
import { viewerOf } from '../../../profiles/profiles.queries.ts'
import { blockedWith, blockedWithEach } from '../../../visibility/blocks.queries.ts'
import { mentoringMembers } from '../../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../../mentoringGroups.queries.ts'

/**
 * The actor as somebody who sees everybody and every job: what is drafted and published is the whole group's, whichever of its advisors works on it.
 * What is read so is told to nobody.
 */
export const seeingAll = (actor: Person): Person => ({ ...actor, isSuperUser: true })

/** Who takes part in a mentoring group and is not seen by an advisor of it: one blocks the other. */
export async function unseenMembers({ db, clock }: Reading, actor: Person, { id }: Pick<StoredMentoringGroup, 'id'>): Promise<Set<Id>> {
  const { accountId, mentoringGroupId } = mentoringMembers
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const rows = await db
    .selectDistinct({ id: accountId })
    .from(mentoringMembers)
    .leftJoin(card, eq(card.id, accountId))
    .where(and(eq(mentoringGroupId, id), isNull(card.id)))
  return new Set(rows.map((row) => row.id))
}

/**
 * Whether an actor sees everybody: also of those who have left, nobody can have been kept from them.
 * @param unseen who, and what, is there and is not seen by them
 */
export const seesEverybody = async (db: Queries, actor: Person, unseen: ReadonlySet<Id>): Promise<boolean> =>
  unseen.size === 0 && (actor.isSuperUser || (await blockedWith(db, actor.id)).length === 0)

/** The advisors of a group, each with those whom a block hides from them: what all of them are told at once is told of whom each sees. */
export async function unseenByAdvisors(db: Queries, groupId: Id): Promise<Map<Id, ReadonlySet<Id>>> {
  return blockedWithEach(db, await advisorsOf(db, groupId))
}
