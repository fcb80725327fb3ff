import { maskEmail } from '@trellis/contract/accounts/maskedEmail.ts'
import type { AskedOfAdvisor, GroupAdvisors } from '@trellis/contract/groups/advisors.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, type Column, eq, exists, gt, notInArray, type SQL, sql } from 'drizzle-orm'
import { accountById, emailKeyOf, emailsOfAccounts, namesOfAccounts } from '../../accounts/accounts.queries.ts'
import { whyNotLetIn } from '../../accounts/approvals/approvals.queries.ts'
import { ASKED_FOR } from '../../accounts/delegates/delegates.queries.ts'
import type { Context } from '../../context.ts'
import { advisorsOfGroups, advisorsSince, groupsRunBy } from '../../memberships/memberships.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actsAsOwner } from '../../postings/postings.policy.ts'
import { type Posting, shownPostings } from '../../postings/postings.queries.ts'
import { advisorInvitations as invitations, groupOffers } from './advisors.tables.ts'

/** The time since when whatever was asked still stands. */
export const stillAskedSince = (now: number): Date => new Date(now - ASKED_FOR)

/** True of what was asked so lately that it still stands. */
export const stillAsked = (now: number) => gt(invitations.createdAt, stillAskedSince(now))

/** Whether the invitation in a column still stands. */
export const isStillAsked = (db: Queries, invitationId: Column, since: Date): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(invitations)
      .where(and(eq(invitations.id, invitationId), gt(invitations.createdAt, since))),
  )

/** Who leads a group, the owner first, who is asked to, and to whom it is offered, as one of them reads it. */
export async function groupAdvisorsSeenBy({ db, clock }: Context, actor: Actor, group: Posting): Promise<GroupAdvisors> {
  const leading = await advisorsSince(db, group.id)
  const isLeading = leading.some(({ id }) => id === group.ownerId)
  const all = isLeading ? leading : [{ id: group.ownerId, since: group.createdAt }, ...leading]
  const asked = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.groupId, group.id), stillAsked(clock.now())))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
  const ids = all.map(({ id }) => id)
  const [names, emails, offer] = await Promise.all([
    namesOfAccounts(db, [...new Set([...ids, ...asked.flatMap(({ invitedBy }) => invitedBy ?? [])])]),
    emailsOfAccounts(db, ids),
    offerOf(db, group.id),
  ])
  const advisors = all.flatMap(({ id, since }) => {
    const [name, email] = [names.get(id), emails.get(id)]
    if (name === undefined || email === undefined) return []
    return [{ id, name, isOwner: id === group.ownerId, email: maskEmail(email), since: since.getTime() }]
  })
  return {
    advisors: advisors.toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner)),
    invited: asked.map(({ id, email, createdAt, invitedBy }) => ({
      id,
      email,
      since: createdAt.getTime(),
      invitedBy: (invitedBy && names.get(invitedBy)) ?? '',
    })),
    offeredTo: offer?.advisorId ?? null,
    isOwner: actsAsOwner(actor, group),
  }
}

/** To whom a group is offered; undefined where to nobody. */
export async function offerOf(db: Queries, groupId: Id): Promise<typeof groupOffers.$inferSelect | undefined> {
  const [offer] = await db.select().from(groupOffers).where(eq(groupOffers.groupId, groupId))
  return offer
}

/** Whether the group in a column is offered to somebody. */
export const isOffered = (db: Queries, groupId: Column, advisorId: Id): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(groupOffers)
      .where(and(eq(groupOffers.groupId, groupId), eq(groupOffers.advisorId, advisorId))),
  )

/** The invitation of an e-mail to lead a group that an advisor can answer: the e-mail is theirs, and it still stands. */
export async function invitationFor(db: Queries, now: number, groupId: Id, advisorId: Id) {
  const emailKey = await confirmedEmail(db, advisorId)
  if (emailKey === undefined) return undefined
  const [own] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.groupId, groupId), eq(invitations.emailKey, emailKey), stillAsked(now)))
  return own
}

/** What an advisor's e-mail is compared by, once they have shown that it is theirs. */
async function confirmedEmail(db: Queries, advisorId: Id): Promise<string | undefined> {
  const account = await accountById(db, advisorId)
  return account === undefined || account.confirmedAt === null ? undefined : emailKeyOf(account.email)
}

/** What waits for an advisor's answer, asked first first: nothing of groups that are deleted, and none that they lead already. */
export async function askedOfAdvisor({ db, clock, config }: Context, advisorId: Id): Promise<AskedOfAdvisor> {
  const emailKey = await confirmedEmail(db, advisorId)
  if (emailKey === undefined) return { asking: [], offered: [] }
  const group = shownPostings(db)
  const asking = await db
    .select({ id: group.id, name: group.name, invitedBy: invitations.invitedBy, since: invitations.createdAt })
    .from(invitations)
    .innerJoin(group, eq(group.id, invitations.groupId))
    .where(and(eq(invitations.emailKey, emailKey), stillAsked(clock.now()), notInArray(group.id, groupsRunBy(db, advisorId))))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
  const offered = await db
    .select({ id: group.id, name: group.name, ownerId: group.ownerId, since: groupOffers.createdAt })
    .from(groupOffers)
    .innerJoin(group, eq(group.id, groupOffers.groupId))
    .where(eq(groupOffers.advisorId, advisorId))
    .orderBy(asc(groupOffers.createdAt), asc(groupOffers.groupId))
  const names = await namesOfAccounts(db, [...asking.flatMap((one) => one.invitedBy ?? []), ...offered.map((one) => one.ownerId)])
  const leading = await advisorsOfGroups(
    db,
    asking.map(({ id }) => id),
  )
  const leads = ({ id, invitedBy }: (typeof asking)[number]) => leading.some((one) => one.groupId === id && one.id === invitedBy)
  const askers = asking.filter(leads).flatMap((one) => one.invitedBy ?? [])
  const whyNot = await whyNotLetIn(db, config, advisorId, askers)
  return {
    asking: asking.map((one) => ({
      _id: one.id,
      name: one.name,
      invitedBy: (one.invitedBy && names.get(one.invitedBy)) ?? '',
      since: one.since.getTime(),
      // Whoever no longer leads the group vouches for nobody.
      keptBy: whyNot(leads(one) ? one.invitedBy : null),
    })),
    offered: offered.map(({ id, name, ownerId, since }) => ({
      _id: id,
      name,
      ownerName: names.get(ownerId) ?? '',
      since: since.getTime(),
    })),
  }
}

/** Who got the letter in which a secret stands. */
export async function askedAdvisorOf(db: Queries, stopToken: string): Promise<{ emailKey: string } | undefined> {
  const [asked] = await db.select({ emailKey: invitations.emailKey }).from(invitations).where(eq(invitations.stopToken, stopToken))
  return asked
}

/** What was asked of an advisor's e-mail, for their archive. */
export async function advisorInvitationsTo(db: Queries, accountId: Id) {
  const account = await accountById(db, accountId)
  if (account?.type !== 'advisor') return []
  const { groupId, createdAt } = invitations
  return db
    .select({ groupId, createdAt })
    .from(invitations)
    .where(eq(invitations.emailKey, emailKeyOf(account.email)))
    .orderBy(createdAt, groupId)
}
