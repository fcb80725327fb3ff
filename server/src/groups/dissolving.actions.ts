import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { forgetDirectory, removeMembers } from '../memberships/memberships.actions.ts'
import { membersOf } from '../memberships/memberships.queries.ts'
import type { Transaction } from '../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'

const dissolve = taskKind('groups.dissolve', z.strictObject({ groupId: Id }))

/** So few that others do not wait for them. */
const MEMBERS_AT_ONCE = 200

/** Sees to it that nobody is a member of a deleted group any more. */
export const dissolveLater = ({ tasks }: Pick<Context, 'tasks'>, tx: Transaction, groupId: Id): Promise<void> =>
  tasks.add(tx, dissolve, { groupId })

/** Takes the members out of deleted groups, some at a time; twice is once. */
export const dissolving = (context: Context): TaskWork =>
  carriedOut(dissolve, async ({ groupId }) => {
    for (;;) {
      const left = await context.db.transaction(async (tx) => {
        const members = await membersOf(tx, groupId, MEMBERS_AT_ONCE)
        await removeMembers(context, tx, groupId, members)
        return members.length
      })
      if (left >= MEMBERS_AT_ONCE) continue
      await forgetDirectory(context.db, groupId)
      return
    }
  })
