import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import * as tables from '@trellis/contract/mentoring/diadTable.calls.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import { FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { PairLife, PairNamed, SessionTold } from '@trellis/contract/mentoring/living/sessions.ts'
import { mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { listNotifications, type NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { type Person, tokenOf } from '../../accounts/testing.ts'
import { actOn, groupOf } from '../../groups/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { showing } from '../../memberships/testing.ts'
import { client } from '../../platform/testing/client.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { mentoringGroupOf } from '../testing.ts'

export const MINUTES = 60_000

/** A group of an advisor's in which so many mentees have one published mentor together. */
export async function publishedPairs(server: TestServer, gus: Person, menteeCount = 1) {
  const groupId = await groupOf(gus.client, { joinPolicy: 'open' })
  const make = (name: string) => studentWith(server, ['Chess'], { name, birthYear: 1990 })
  const mentees = await Promise.all(Array.from({ length: menteeCount }, (_, at) => make(`Mentee ${at + 1}`)))
  const mentor = await make('Tutor')
  for (const person of [...mentees, mentor]) await actOn(person, groupId, 'applied')
  await showing(server, groupId, 'everybody')
  await gus.client.call(setGroupRoles, { params: { groupId }, body: { userIds: [mentor.id], role: 'mentor' } })
  const within = { grpID: groupId, mgrpID: await mentoringGroupOf(gus.client, groupId) }
  for (const role of ['mentee', 'mentor'] as const) await gus.client.call(mgroupAddMembers, { body: { ...within, role, filter: {} } })
  await gus.client.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await gus.client.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 2, notify: false } })
  return { groupId, within, mentees, mentor }
}

/** Signs somebody in anew: their last session has ended where the clock was moved. */
export async function again(server: TestServer, person: Person): Promise<Person> {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}

export const lives = async (person: Person, groupId: Id): Promise<PairLife[]> =>
  (await person.client.call(calls.getPairLives, { params: { groupId, userId: person.id } })).data

/** Writes a session down in the only pair that somebody has with another. */
export async function logs(person: Person, groupId: Id, other: Person, told: Partial<SessionTold> & { at: number }) {
  const { mgrpID, otherId, as } = (await lives(person, groupId)).find(({ otherId }) => otherId === other.id)!
  const body = { timeZone: 'Europe/Vienna', minutes: 30, ...told, mgrpID, otherId, as }
  return (await person.client.call(calls.logSession, { params: { groupId, userId: person.id }, body })).data
}

/** Lets a member's only pairs be so old that they are asked whether they fit, and answers yes. */
export async function answersFit(server: TestServer, person: Person, groupId: Id, named: PairNamed): Promise<void> {
  const since = new Date(server.clock.now() - FIT_ASKED_AFTER)
  await server.context.db.update(mentoringPairs).set({ since }).where(eq(mentoringPairs.mentoringGroupId, named.mgrpID))
  await person.client.call(calls.answerFit, { params: { groupId, userId: person.id }, body: { ...named, answer: 'yes' } })
}

/** Of which of these kinds somebody was notified, the newest first, as sentences. */
export async function told(person: Person, ...kinds: NotificationKind[]): Promise<string[]> {
  const { items } = await person.client.call(listNotifications, { params: { userId: person.id }, query: { size: 100 } })
  return items.filter(({ kind }) => kinds.includes(kind)).map(({ words }) => words)
}
