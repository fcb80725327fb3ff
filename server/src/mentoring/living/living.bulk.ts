import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import type { Nudge } from './nudges/nudges.policy.ts'
import { mentoringAsksForAnother, mentoringFitQuestions, mentoringNudges, mentoringSessions } from './living.tables.ts'

/** What a published pair has done so far. Times are in milliseconds since 1970. */
export interface LivedPair extends PairOfIds {
  readonly sessions: readonly {
    readonly at: number
    readonly writtenAt: number
    readonly minutes: number
    readonly by: MentoringRole
    readonly timeZone: string
    /** Read by both; empty where there is none. */
    readonly note: string
  }[]
  /** When both were asked whether it is a good fit, and what they answered, if they did, and when; undefined before. */
  readonly asked: { readonly at: number; readonly answers: Readonly<Record<MentoringRole, Answered | null>> } | undefined
  readonly asks: { readonly by: MentoringRole; readonly reason: string; readonly at: number } | undefined
}

interface Answered {
  readonly answer: FitAnswer
  readonly at: number
}

/**
 * Adds what some pairs of a mentoring group have done so far, as if they had done it themselves.
 * @param nudged who was last told, and when, that a pair has not met for long
 */
export async function addLivedPairs(
  tx: Transaction,
  mentoringGroupId: Id,
  pairs: readonly LivedPair[],
  nudged: readonly (Nudge & { readonly at: number })[],
): Promise<void> {
  const of = ({ menteeId, mentorId }: PairOfIds) => ({ mentoringGroupId, menteeId, mentorId })
  const sessions = pairs.flatMap((pair) =>
    pair.sessions.map(({ at, by, note, writtenAt, ...session }) => ({
      id: newId(writtenAt),
      ...of(pair),
      authorId: by === 'mentee' ? pair.menteeId : pair.mentorId,
      ...session,
      at: new Date(at),
      note,
      shared: note !== '',
      createdAt: new Date(writtenAt),
    })),
  )
  const questions = pairs.flatMap(({ asked, ...pair }) => {
    if (asked === undefined) return []
    const askedAt = new Date(asked.at)
    return (['mentee', 'mentor'] as const).map((side) => {
      const answered = asked.answers[side]
      return { ...of(pair), asked: side, askedAt, answer: answered?.answer ?? null, answeredAt: answered && new Date(answered.at) }
    })
  })
  const asks = pairs.flatMap(({ asks, ...pair }) =>
    asks === undefined ? [] : [{ ...of(pair), askedBy: asks.by, reason: asks.reason, askedAt: new Date(asks.at) }],
  )
  const nudges = nudged.map(({ pair, told, at }) => ({ ...of(pair), told, toldAt: new Date(at) }))
  await inParts(sessions, (some) => tx.insert(mentoringSessions).values(some))
  await inParts(questions, (some) => tx.insert(mentoringFitQuestions).values(some))
  await inParts(asks, (some) => tx.insert(mentoringAsksForAnother).values(some))
  await inParts(nudges, (some) => tx.insert(mentoringNudges).values(some))
}
