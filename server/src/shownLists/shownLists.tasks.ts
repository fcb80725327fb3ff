import { z } from 'zod'
import type { Context } from '../context.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'
import { keptSince } from './keeping.ts'
import { forgetShownBefore } from './shownLists.actions.ts'
import { hasShownBefore } from './shownLists.queries.ts'

const forgetOld = taskKind('shownLists.forgetOld', z.strictObject({}))

/** Forgets lists that have been kept for long enough, also where no more are logged. */
export const forgettingOld = ({ clock, db }: Context): TaskWork =>
  carriedOut(forgetOld, () => forgetShownBefore(db, keptSince(clock.now())))

/** Adds the task to do so, where there are such lists. */
export async function planForgetting({ clock, db, tasks }: Context): Promise<void> {
  if (await hasShownBefore(db, keptSince(clock.now()))) await tasks.add(db, forgetOld, {})
}
