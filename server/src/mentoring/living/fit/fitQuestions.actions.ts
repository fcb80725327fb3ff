import { DAY_MS } from '@trellis/contract/durations.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { FIT_ASKED_AFTER, FIT_LINK_DAYS } from '@trellis/contract/mentoring/living/fit.ts'
import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull, lte, not, notExists, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { accountById } from '../../../accounts/accounts.queries.ts'
import { digestOf, newSecret } from '../../../accounts/passwords/secrets.ts'
import type { Context } from '../../../context.ts'
import { writeLetter } from '../../../platform/mail/letter.ts'
import { carriedOut, type TaskWork } from '../../../platform/tasks/tasks.ts'
import { postingById } from '../../../postings/postings.queries.ts'
import { pausingIn } from '../../pauses.queries.ts'
import { mentoringGroupById } from '../../mentoringGroups.queries.ts'
import { isOneOf } from '../../tables/tables.queries.ts'
import { mentoringPairs } from '../../tables/tables.tables.ts'
import { fitAsked } from '../living.events.ts'
import { mentoringFitQuestions as questions } from '../living.tables.ts'
import { isOfPair, pairAsSeenBy } from '../livingPairs.queries.ts'
import { fitLetter } from './fit.letters.ts'
import { askFit, mailFit } from './fit.tasks.ts'

/** So many pairs are asked in one transaction. */
const PAIRS_AT_ONCE = 25

/**
 * Asks both of each pair that has been one for long enough, once: the row that says so is stored in the transaction that adds the mail. Whoever
 * does not see the other one is not asked; while one of the two pauses, the question waits.
 */
async function askIn(context: Context, mentoringGroupId: Id): Promise<void> {
  const { db, clock, events, tasks } = context
  const group = await mentoringGroupById(db, mentoringGroupId)
  if (group === undefined || group.archivedAt !== null) return
  const now = clock.now()
  const { groupId } = group
  const pausing = [...(await pausingIn(db, groupId, now)).keys()]
  const asked = db
    .select({ one: sql`1` })
    .from(questions)
    .where(
      and(
        eq(questions.mentoringGroupId, mentoringPairs.mentoringGroupId),
        eq(questions.menteeId, mentoringPairs.menteeId),
        eq(questions.mentorId, mentoringPairs.mentorId),
      ),
    )
  const due = await db
    .select({ menteeId: mentoringPairs.menteeId, mentorId: mentoringPairs.mentorId, since: mentoringPairs.since })
    .from(mentoringPairs)
    .where(
      and(
        eq(mentoringPairs.mentoringGroupId, mentoringGroupId),
        lte(mentoringPairs.since, new Date(now - FIT_ASKED_AFTER)),
        notExists(asked),
        not(isOneOf(mentoringPairs.menteeId, pausing)),
        not(isOneOf(mentoringPairs.mentorId, pausing)),
      ),
    )
    .orderBy(mentoringPairs.menteeId, mentoringPairs.mentorId)
    .limit(PAIRS_AT_ONCE)
  for (const { menteeId, mentorId } of due) {
    const pair = { mentoringGroupId, menteeId, mentorId }
    const sides = await Promise.all(
      mentoringRoles.map(async (asked) => ({
        asked,
        accountId: asked === 'mentee' ? menteeId : mentorId,
        sees: (await pairAsSeenBy(context, groupId, pair, asked)) !== undefined,
      })),
    )
    await db.transaction(async (tx) => {
      const [locked] = await tx
        .select({ since: mentoringPairs.since })
        .from(mentoringPairs)
        .where(isOfPair(mentoringPairs, pair))
        .for('update')
      if (locked === undefined) return
      const rows = sides.map(({ asked }) => ({ ...pair, asked, askedAt: new Date(now) }))
      const stored = await tx.insert(questions).values(rows).onConflictDoNothing().returning({ asked: questions.asked })
      const told = sides.filter(({ asked, sees }) => sees && stored.some((one) => one.asked === asked))
      const accountIds = told.map(({ accountId }) => accountId)
      if (told.length > 0) await events.emit(tx, fitAsked, { causeId: newId(now), groupId, accountIds })
      await tasks.addEach(
        tx,
        mailFit,
        told.map(({ asked }) => ({ ...pair, asked })),
      )
    })
  }
  if (due.length === PAIRS_AT_ONCE) await tasks.add(db, askFit, { mentoringGroupId })
}

/** Mails one question. The link is made when the letter goes out, so that no secret lies among the tasks. */
async function mailOne(context: Context, { asked, ...pair }: z.output<typeof mailFit.payload>): Promise<void> {
  const { db, clock, config, mail } = context
  const group = await mentoringGroupById(db, pair.mentoringGroupId)
  const account = await accountById(db, asked === 'mentee' ? pair.menteeId : pair.mentorId)
  if (group === undefined || account === undefined || account.confirmedAt === null) return
  const seen = await pairAsSeenBy(context, group.groupId, pair, asked)
  if (seen === undefined) return
  const token = newSecret()
  const stored = await db
    .update(questions)
    .set({ tokenHash: digestOf(token), expiresAt: new Date(clock.now() + FIT_LINK_DAYS * DAY_MS) })
    .where(and(isOfPair(questions, pair), eq(questions.asked, asked), isNull(questions.answer)))
    .returning({ asked: questions.asked })
  if (stored.length === 0) return
  const about = { group: (await postingById(db, group.groupId))?.name ?? '', name: seen.otherName, as: seen.named.as }
  const address = `${context.origin()}${groupPaths.goodFit(token)}`
  await mail.send(writeLetter(account.email, config.productName, fitLetter(config.productName, about, address)))
}

export const askingFit = (context: Context): TaskWork[] => [
  carriedOut(askFit, ({ mentoringGroupId }) => askIn(context, mentoringGroupId)),
  carriedOut(mailFit, (one) => mailOne(context, one)),
]
