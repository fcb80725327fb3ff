import type { Id } from '@trellis/contract/wire/ids.ts'
import { isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { daily } from '../../platform/tasks/daily.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { askingFit } from './fit/fitQuestions.actions.ts'
import { askFit } from './fit/fit.tasks.ts'
import { nudgePairs, nudgingPairs } from './nudges/nudges.actions.ts'
import { mailingMessages } from './writing/writing.actions.ts'

/** Looks after the pairs of all mentoring groups, as it is done once a day. */
export const lookAfterPairs = taskKind('mentoring.lookAfterPairs', z.strictObject({}))

const lookingAfterPairs = ({ db, tasks }: Context): TaskWork =>
  carriedOut(lookAfterPairs, async () => {
    const rows = await db.select({ id: mentoringGroups.id }).from(mentoringGroups).where(isNull(mentoringGroups.archivedAt))
    const each = rows.map(({ id }: { readonly id: Id }) => ({ mentoringGroupId: id }))
    await db.transaction(async (tx) => {
      await tasks.addEach(tx, askFit, each)
      await tasks.addEach(tx, nudgePairs, each)
    })
  })

export const livingTasks = (context: Context): TaskWork[] => [
  lookingAfterPairs(context),
  ...askingFit(context),
  nudgingPairs(context),
  mailingMessages(context),
]

/** Adds the task now and once a day: what it does is done once, however many processes add it. */
export function dailyLook({ db, tasks, log }: Context) {
  const { start, stop } = daily(log, 'pairs are not looked after today', () => tasks.add(db, lookAfterPairs, {}))
  return { warm: start, stop: async (): Promise<void> => stop() }
}
