import { z } from 'zod'
import type { Context } from '../../context.ts'
import { carriedOut, GoesOnLater, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { growYears, hasGrowing } from './experience.actions.ts'

const grow = taskKind('profiles.growYears', z.object({}))

/** Lets years of experience grow that nobody saves anew, some hundreds of people in a task. */
export const growingYears = (context: Context): TaskWork =>
  carriedOut(grow, async () => {
    if (await growYears(context)) throw new GoesOnLater()
  })

/** Adds the task to do so, where there is anybody: in the place of one that another process has just added. */
export async function planGrowing({ clock, db, tasks }: Context): Promise<void> {
  if (await hasGrowing(db, clock.now())) await db.transaction((tx) => tasks.addInstead(tx, grow, {}))
}
