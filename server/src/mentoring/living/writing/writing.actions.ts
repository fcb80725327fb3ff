import { DAY_MS } from '@trellis/contract/durations.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { MOST_MESSAGES_A_DAY } from '@trellis/contract/mentoring/living/writing.ts'
import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt } from 'drizzle-orm'
import { accountById } from '../../../accounts/accounts.queries.ts'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { writeLetter } from '../../../platform/mail/letter.ts'
import { carriedOut, type TaskWork } from '../../../platform/tasks/tasks.ts'
import { postingById } from '../../../postings/postings.queries.ts'
import { mentoringGroupById } from '../../mentoringGroups.queries.ts'
import { mentoringMessages as messages } from '../living.tables.ts'
import { isOfPair, ownLivingPair, pairAsSeenBy } from '../livingPairs.queries.ts'
import { messageLetter } from './writing.letters.ts'
import { mailMessage } from './writing.tasks.ts'

/**
 * Mails what a member writes to the other one of a pair. The same words again within a day are the same message.
 * @throws Failure NotFound where the member has no such pair, InvalidTransition where its mentoring group is archived, QuotaReached
 */
export async function writeToPair({ db, clock, tasks }: Context, actor: Actor, groupId: Id, named: PairNamed, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The row of the pair is locked: two messages at once come one after the other.
    const { mentoringGroupId, menteeId, mentorId } = await ownLivingPair(tx, clock, actor, groupId, named)
    const pair = { mentoringGroupId, menteeId, mentorId }
    const now = clock.now()
    const ofToday = and(isOfPair(messages, pair), eq(messages.authorId, actor.id), gt(messages.writtenAt, new Date(now - DAY_MS)))
    const today = await tx.select({ text: messages.text }).from(messages).where(ofToday)
    if (today.some((message) => message.text === text)) return
    if (today.length >= MOST_MESSAGES_A_DAY) {
      throw new Failure('QuotaReached', { sentence: `You wrote to them ${MOST_MESSAGES_A_DAY} times within a day. Wait until tomorrow.` })
    }
    const id = newId(now)
    await tx.insert(messages).values({ id, ...pair, authorId: actor.id, text, writtenAt: new Date(now) })
    await tasks.add(tx, mailMessage, { messageId: id })
  })
}

/** Whoever sees the other one no more, or is no pair with them any more, gets no mail. */
async function mailOne(context: Context, messageId: Id): Promise<void> {
  const { db, config, mail } = context
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId))
  if (message === undefined) return
  const [toId, side] =
    message.authorId === message.menteeId ? ([message.mentorId, 'mentor'] as const) : ([message.menteeId, 'mentee'] as const)
  const group = await mentoringGroupById(db, message.mentoringGroupId)
  const account = await accountById(db, toId)
  if (group === undefined || account === undefined || account.confirmedAt === null) return
  const seen = await pairAsSeenBy(context, group.groupId, message, side)
  if (seen === undefined) return
  const name = (await postingById(db, group.groupId))?.name ?? ''
  const written = { group: name, name: seen.otherName, as: seen.named.as, text: message.text }
  const address = `${context.origin()}${groupPaths.ownMentoring(toId, group.groupId)}`
  await mail.send(writeLetter(account.email, config.productName, messageLetter(config.productName, written, address)))
}

export const mailingMessages = (context: Context): TaskWork => carriedOut(mailMessage, ({ messageId }) => mailOne(context, messageId))
