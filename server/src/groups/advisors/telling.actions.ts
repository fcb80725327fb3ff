import { DAY_MS } from '@trellis/contract/durations.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { and, eq } from 'drizzle-orm'
import { accountByEmail } from '../../accounts/accounts.queries.ts'
import { ASKED_FOR } from '../../accounts/delegates/delegates.queries.ts'
import { consumedWithin } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import { advisorsOf } from '../../memberships/memberships.queries.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import { carriedOut, type TaskWork } from '../../platform/tasks/tasks.ts'
import { postingById } from '../../postings/postings.queries.ts'
import { optedOutAmong } from '../invitations/invitations.queries.ts'
import { advisorNamed, lettersToAddress, WAITS } from '../invitations/mailing.actions.ts'
import { advisorsChanged } from './advisors.events.ts'
import { advisorInvitationLetter } from './advisors.letters.ts'
import { stillAsked } from './advisors.queries.ts'
import { advisorInvitations as invitations } from './advisors.tables.ts'
import { tellInvitedAdvisor } from './advisors.tasks.ts'

/** Tells those who are asked to lead groups: an advisor in the product too, and whoever leads the group already not at all. */
export const tellingInvited = (context: Context): TaskWork =>
  carriedOut(tellInvitedAdvisor, async ({ id }) => {
    const { clock, config, db, events, mail } = context
    const [asked] = await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.id, id), stillAsked(clock.now())))
    const group = asked && (await postingById(db, asked.groupId))
    if (group === undefined || group.deletedAt !== null) return
    const { email, emailKey, groupId, invitedBy, stopToken } = asked!
    const found = await accountByEmail(db, 'advisor', email)
    const account = found?.confirmedAt === null ? undefined : found
    if (account !== undefined && (await advisorsOf(db, groupId)).includes(account.id)) return
    if (account !== undefined && invitedBy !== null) {
      const news = { id, what: 'advisorInvited', groupId, byId: invitedBy, toldIds: [account.id] } as const
      await db.transaction((tx) => events.emit(tx, advisorsChanged, news))
    }
    const mayBeMailed = await db.transaction(async (tx) => {
      if ((await optedOutAmong(tx, [emailKey])).size > 0) return false
      if (await consumedWithin(context, tx, lettersToAddress, emailKey, id)) return true
      await context.tasks.add(tx, tellInvitedAdvisor, { id }, WAITS)
      return false
    })
    if (!mayBeMailed) return
    const way = account === undefined ? paths.groupadminSignUp() : paths.groupadminGroups(account.id)
    const named = { group: group.name, advisor: await advisorNamed(context, invitedBy), hasAccount: account !== undefined }
    const [address, stopAddress] = [way, groupPaths.stopInvitations(stopToken)].map((path) => `${context.origin()}${path}`) as [
      string,
      string,
    ]
    const letter = advisorInvitationLetter(config.productName, named, address, stopAddress, ASKED_FOR / DAY_MS)
    await mail.send(writeLetter(email, config.productName, letter))
  })
