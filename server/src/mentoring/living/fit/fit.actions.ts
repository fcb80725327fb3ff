import { type FitAnswer, FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt } from 'drizzle-orm'
import { digestOf } from '../../../accounts/passwords/secrets.ts'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { mentoringFitQuestions as questions } from '../living.tables.ts'
import { ownLivingPair, requirePairsLive } from '../livingPairs.queries.ts'

/** As what a member is in a pair in which the other one is this. */
export const ownSide = ({ as }: Pick<PairNamed, 'as'>): MentoringRole => (as === 'mentor' ? 'mentee' : 'mentor')

/**
 * Says whether a pair is a good fit; another answer takes its place, and the mailed link works no more.
 * @throws Failure NotFound where the member has no such pair, InvalidTransition before it is asked, and where its mentoring group is archived
 */
export async function answerFit({ db, clock }: Context, actor: Actor, groupId: Id, named: PairNamed, answer: FitAnswer): Promise<void> {
  await db.transaction(async (tx) => {
    const { mentoringGroupId, menteeId, mentorId, since } = await ownLivingPair(tx, clock, actor, groupId, named)
    const now = clock.now()
    if (now < since.getTime() + FIT_ASKED_AFTER) {
      throw new Failure('InvalidTransition', { sentence: 'This is asked a month after you became a pair.' })
    }
    const set = { tokenHash: null, answer, answeredAt: new Date(now) }
    const row = { mentoringGroupId, menteeId, mentorId, asked: ownSide(named), askedAt: new Date(now), ...set }
    const target = [questions.mentoringGroupId, questions.menteeId, questions.mentorId, questions.asked]
    await tx.insert(questions).values(row).onConflictDoUpdate({ target, set })
  })
}

/** Answers by the secret of a mailed link, which works once. @throws Failure InvalidLink, InvalidTransition where its mentoring group is archived */
export async function answerFitByLink({ db, clock }: Context, token: string, answer: FitAnswer): Promise<void> {
  const now = new Date(clock.now())
  const isMeant = and(eq(questions.tokenHash, digestOf(token)), gt(questions.expiresAt, now))
  await db.transaction(async (tx) => {
    const [meant] = await tx.select({ mentoringGroupId: questions.mentoringGroupId }).from(questions).where(isMeant).for('update')
    if (meant === undefined) throw new Failure('InvalidLink')
    await requirePairsLive(tx, meant.mentoringGroupId)
    await tx.update(questions).set({ tokenHash: null, answer, answeredAt: now }).where(isMeant)
  })
}
