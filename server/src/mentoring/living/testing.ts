import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import { FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { PairLife, PairNamed, SessionTold } from '@trellis/contract/mentoring/living/sessions.ts'
import { listNotifications, type NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { type Person, tokenOf } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { mentoredGroup } from '../testing.ts'

export const MINUTES = 60_000

/** A group of an advisor's in which so many mentees have one published mentor together. */
export async function publishedPairs(server: TestServer, gus: Person, menteeCount = 1) {
  const {
    group: groupId,
    within,
    mentees,
    mentors,
  } = await mentoredGroup(server, gus, {
    mentees: menteeCount,
    mentors: 1,
    mentorName: () => 'Tutor',
  })
  await gus.client.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await gus.client.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 2, notify: false } })
  return { groupId, within, mentees, mentor: mentors[0]! }
}

/** Signs somebody in anew: their last session has ended where the clock was moved. */
export async function again(server: TestServer, person: Person): Promise<Person> {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}

export const lives = async (person: Person, groupId: Id): Promise<PairLife[]> =>
  (await person.client.call(calls.getPairLives, { params: { groupId, userId: person.id }, query: {} })).data

/** Writes a session down in the only pair that somebody has with another. */
export async function logs(person: Person, groupId: Id, other: Person, told: Partial<SessionTold> & { at: number }) {
  const { mgrpID, otherId, as } = (await lives(person, groupId)).find(({ otherId }) => otherId === other.id)!
  const body = { timeZone: 'Europe/Vienna', minutes: 30, ...told, mgrpID, otherId, as }
  return (await person.client.call(calls.logSession, { params: { groupId, userId: person.id }, body })).data
}

/** Writes to the other one of the only pair that somebody has with them. */
export async function writesTo({ client, id: userId }: Person, groupId: Id, other: Person, text: string): Promise<void> {
  const { data } = await client.call(calls.getPairLives, { params: { groupId, userId }, query: {} })
  const { mgrpID, otherId, as } = data.find(({ otherId }) => otherId === other.id)!
  await client.call(calls.writeToPair, { params: { groupId, userId }, body: { mgrpID, otherId, as, text } })
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
