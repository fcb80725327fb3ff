import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { growYears, hasGrowing } from './experience.actions.ts'

const grow = taskKind('profiles.growYears', z.strictObject({ after: Id.optional() }))

/** Lets years of experience grow that nobody saves anew, some hundreds of people in a task. */
export const growingYears = (context: Context): TaskWork =>
  carriedOut(grow, async ({ after }) => {
    const last = await growYears(context, after)
    if (last !== undefined) await context.tasks.add(context.db, grow, { after: last })
  })

/** Adds the task to do so, where there is anybody: in the place of one that another process has just added. */
export async function planGrowing({ clock, db, tasks }: Context): Promise<void> {
  if (await hasGrowing(db, clock.now())) await db.transaction((tx) => tasks.addInstead(tx, grow, {}))
}
