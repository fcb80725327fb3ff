import { DAY_MS, HOUR_MS } from '@trellis/contract/durations.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { namesOfAccounts } from '../../accounts/accounts.queries.ts'
import { consumedWithin, type Limit } from '../../accounts/limits.ts'
import { digestOf, newSecret } from '../../accounts/passwords/secrets.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { holdName } from '../../platform/database/heldName.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import { carriedOut, NotWorthRetrying, type TaskWork } from '../../platform/tasks/tasks.ts'
import { postingById } from '../../postings/postings.queries.ts'
import { groupInvitationLetter, type Invited } from './invitations.letters.ts'
import { isLive, whyNotInviteTo } from './invitations.policy.ts'
import { type InvitationRow, invitationsWhere } from './invitations.queries.ts'
import { groupInvitations as invitations, invitationOptOuts } from './invitations.tables.ts'
import { mailInvite } from './invitations.tasks.ts'

/** How many invitations one address gets, from all groups together. The rest waits. */
export const lettersToAddress: Limit = { name: 'invitationsToAddress', rules: [{ most: 5, within: DAY_MS }] }
/** How many letters go out for one advisor, for all groups together: an account may add groups without end. The rest waits. */
export const lettersOfAdvisor: Limit = { name: 'invitationsOfAdvisor', rules: [{ most: 6_000, within: DAY_MS }] }
export const WAITS = 6 * HOUR_MS

type Asked = z.output<typeof mailInvite.payload>

/** A letter as it would go out: its links lead nowhere. */
export const previewOf = ({ config, origin }: Context, invited: Invited): { subject: string; text: string } => {
  const letter = groupInvitationLetter(config.productName, invited, `${origin()}/…`, `${origin()}/…`)
  const { subject, text } = writeLetter('', config.productName, letter)
  return { subject, text }
}

/** Who invites, by name. */
export const advisorNamed = async ({ db }: Pick<Context, 'db'>, id: Id | null): Promise<string> =>
  (id === null ? undefined : (await namesOfAccounts(db, [id])).get(id)) ?? ''

/**
 * Sends the letters of invitations. The link is made when the letter goes out, so that no secret lies among the tasks. One that is given up could not
 * be delivered, also where nobody is left to say so of the last try.
 */
export const mailingInvitations = (context: Context): TaskWork => {
  const send = async ({ id, askedAt }: Asked): Promise<void> => {
    const { config, db, mail, clock } = context
    const row = await db.transaction((tx) => dueLetter(context, tx, id, askedAt))
    const group = row && (await postingById(db, row.groupId))
    if (row === undefined || group === undefined || group.deletedAt !== null) return
    const token = newSecret()
    const set = (values: Partial<typeof invitations.$inferInsert>) =>
      db
        .update(invitations)
        .set(values)
        .where(and(eq(invitations.id, id), eq(invitations.askedAt, row.askedAt)))
    await set({ tokenHash: digestOf(token) })
    const invited = {
      group: group.name,
      advisor: await advisorNamed(context, row.invitedBy),
      role: row.role,
      personalLine: row.personalLine,
    }
    const address = `${context.origin()}${groupPaths.invitation(row.groupId, token)}`
    const stopAddress = `${context.origin()}${groupPaths.stopInvitations(row.stopToken)}`
    try {
      await mail.send(writeLetter(row.email, config.productName, groupInvitationLetter(config.productName, invited, address, stopAddress)))
    } catch (error) {
      if (!(error instanceof NotWorthRetrying)) throw error
      await set({ failedAt: new Date(clock.now()) })
      return
    }
    await set({ sentAt: new Date(clock.now()) })
  }
  const isUnsent = ({ id, askedAt }: Asked) =>
    and(eq(invitations.id, id), eq(invitations.askedAt, new Date(askedAt)), isNull(invitations.sentAt), isNull(invitations.failedAt))
  return carriedOut(mailInvite, send, async (tx, asked) => {
    const failedAt = new Date(context.clock.now())
    await tx.update(invitations).set({ failedAt }).where(isUnsent(asked))
  })
}

/** The invitation whose letter is to go out now; undefined where none is. */
async function dueLetter(context: Context, tx: Transaction, id: Id, askedAt: number): Promise<InvitationRow | undefined> {
  const now = context.clock.now()
  const [row] = await invitationsWhere(tx, now, eq(invitations.id, id)).for('update')
  if (row === undefined || !isLive(row) || row.sentAt !== null || row.failedAt !== null || row.askedAt.getTime() !== askedAt)
    return undefined
  // A letter waits while the group takes nobody: whoever followed it would find it closed.
  const group = await postingById(tx, row.groupId)
  if (group !== undefined && group.deletedAt === null && whyNotInviteTo(group, now) !== undefined) {
    await context.tasks.add(tx, mailInvite, { id, askedAt }, WAITS)
    return undefined
  }
  if ((await tx.$count(invitationOptOuts, eq(invitationOptOuts.emailDigest, digestOf(row.emailKey)))) > 0) {
    await tx
      .update(invitations)
      .set({ failedAt: new Date(now) })
      .where(eq(invitations.id, id))
    return undefined
  }
  // Those to one address wait for each other, for more than five at once would each find a place.
  await holdName(tx, `${lettersToAddress.name} ${row.emailKey}`)
  // A letter that is tried again is the same one.
  const consumed = (limit: Limit, who: string) => consumedWithin(context, tx, limit, who, `${id} ${askedAt}`)
  if ((await consumed(lettersOfAdvisor, row.invitedBy ?? row.groupId)) && (await consumed(lettersToAddress, row.emailKey))) return row
  await context.tasks.add(tx, mailInvite, { id, askedAt }, WAITS)
  return undefined
}
