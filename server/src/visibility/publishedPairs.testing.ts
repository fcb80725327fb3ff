import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { mentoringGroups, mentoringMembers } from '../mentoring/mentoring.tables.ts'
import { mentoringPairs } from '../mentoring/tables/tables.tables.ts'
import type { TestServer } from '../platform/testing/server.ts'

/** Pairs of a group that nobody assigned, as a publication leaves them: in a mentoring group of their own. */
export async function publishPairs(
  { context: { db, clock } }: TestServer,
  groupId: Id,
  pairs: readonly { readonly mentorId: Id; readonly menteeId: Id }[],
): Promise<void> {
  const [id, since] = [newId(), new Date(clock.now())]
  await db.insert(mentoringGroups).values({ id, groupId, name: 'Spring', options: usualOptions, createdAt: since })
  if (pairs.length === 0) return
  const members = pairs.flatMap(({ mentorId, menteeId }) => [
    { accountId: mentorId, role: 'mentor' as const },
    { accountId: menteeId, role: 'mentee' as const },
  ])
  await db
    .insert(mentoringMembers)
    .values(members.map((member) => ({ mentoringGroupId: id, since, ...member })))
    .onConflictDoNothing()
  await db.insert(mentoringPairs).values(pairs.map((pair) => ({ mentoringGroupId: id, since, told: true, ...pair })))
}
