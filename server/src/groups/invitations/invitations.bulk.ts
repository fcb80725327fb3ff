import { DAY_MS } from '@trellis/contract/durations.ts'
import { INVITATION_DAYS } from '@trellis/contract/groups/invitations.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { emailKeyOf } from '../../accounts/accounts.queries.ts'
import { digestOf, newSecret } from '../../accounts/passwords/secrets.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { groupInvitations } from './invitations.tables.ts'
import { mailInvite } from './invitations.tasks.ts'

/** An invitation with its past. Times are in milliseconds since 1970; undefined where it did not come to that. */
export interface ReadyInvitation {
  readonly groupId: Id
  readonly email: string
  readonly invitedBy: Id
  readonly personalLine: string
  readonly createdAt: number
  readonly sentAt?: number | undefined
  readonly failedAt?: number | undefined
  readonly openedAt?: number | undefined
  readonly signedUpAt?: number | undefined
  readonly acceptedAt?: number | undefined
  readonly revokedAt?: number | undefined
}

/**
 * Adds some invitations, each of another address of its group. Nobody knows their links; the letters of those that wait go out later.
 * @param mailedAfter how long they wait from now on, in milliseconds
 */
export async function addInvitations(
  { tasks }: Pick<Context, 'tasks'>,
  tx: Transaction,
  all: readonly ReadyInvitation[],
  mailedAfter: number,
): Promise<void> {
  const instant = (time: number | undefined) => (time === undefined ? null : new Date(time))
  const rows = all.map(({ groupId, email, invitedBy, personalLine, createdAt, ...past }) => ({
    id: newId(createdAt),
    groupId,
    email,
    emailKey: emailKeyOf(email),
    name: '',
    role: 'member' as const,
    cohortId: null,
    personalLine,
    invitedBy,
    tokenHash: digestOf(newSecret()),
    stopToken: newSecret(),
    createdAt: new Date(createdAt),
    askedAt: new Date(createdAt),
    expiresAt: new Date(createdAt + INVITATION_DAYS * DAY_MS),
    sentAt: instant(past.sentAt),
    failedAt: instant(past.failedAt),
    openedAt: instant(past.openedAt),
    signedUpAt: instant(past.signedUpAt),
    acceptedAt: instant(past.acceptedAt),
    revokedAt: instant(past.revokedAt),
  }))
  await inParts(rows, (some) => tx.insert(groupInvitations).values(some))
  const waiting = rows.filter(({ sentAt, failedAt }) => sentAt === null && failedAt === null)
  const letters = waiting.map(({ id, askedAt }) => ({ id, askedAt: askedAt.getTime() }))
  if (letters.length > 0) await tasks.addEach(tx, mailInvite, letters, mailedAfter)
}
