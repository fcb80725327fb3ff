import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { MentoringGroup, MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { type MentoringOptions, usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../accounts/testing.ts'
import { actOn, groupOf } from '../groups/testing.ts'
import { studentWith } from '../jobs/testing.ts'
import { showing } from '../memberships/testing.ts'
import type { Client } from '../platform/testing/client.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { mentoringGroups } from './mentoring.tables.ts'

let addedMentoringGroups = 0

/** Adds a mentoring group by the real call, under a name of its own unless it is given. */
export async function mentoringGroupOf(advisor: Client, grpID: Id, name = `Mentoring ${++addedMentoringGroups}`): Promise<Id> {
  return (await advisor.call(calls.createMgroup, { body: { grpID, name } })).success
}

interface Size {
  readonly mentees: number
  readonly mentors: number
  /** What each mentor is called; 'Tutor 1' where it is left out. */
  readonly mentorName?: (at: number) => string
  readonly options?: Partial<MentoringOptions>
}

/** A mentoring group in a group of an advisor's own, with adults who all see each other; mentees are named 'Mentee 1'. */
export async function mentoredGroup(server: TestServer, { client }: Person, size: Size) {
  const { mentees: menteeCount, mentors: mentorCount, mentorName = (at) => `Tutor ${at + 1}`, options } = size
  const group = await groupOf(client, { joinPolicy: 'open' })
  const make = (name: string) => studentWith(server, ['Chess'], { name, birthYear: 1990 })
  const mentees = await Promise.all(Array.from({ length: menteeCount }, (_, at) => make(`Mentee ${at + 1}`)))
  const mentors = await Promise.all(Array.from({ length: mentorCount }, (_, at) => make(mentorName(at))))
  for (const person of [...mentees, ...mentors]) await actOn(person, group, 'applied')
  await showing(server, group, 'everybody')
  const userIds = mentors.map(({ id }) => id)
  await client.call(setGroupRoles, { params: { groupId: group }, body: { userIds, role: 'mentor' } })
  const within = { grpID: group, mgrpID: await mentoringGroupOf(client, group) }
  for (const role of ['mentee', 'mentor'] as const) await client.call(calls.mgroupAddMembers, { body: { ...within, role, filter: {} } })
  await client.call(calls.updateMgroup, { body: { ...within, baseVersion: 1, options: { ...usualOptions, ...options } } })
  return { group, within, mentees, mentors }
}

/** Stores one that counts toward nobody's limit of a day, for tests that need very many. */
export async function spareMentoringGroup({ context: { db, clock } }: TestServer, groupId: Id): Promise<Id> {
  const [id, createdAt] = [newId(clock.now()), new Date(clock.now())]
  await db.insert(mentoringGroups).values({ id, groupId, name: `Spare ${++addedMentoringGroups}`, options: usualOptions, createdAt })
  return id
}

/** One of a group's, as its advisor sees it. */
export async function mentoringGroupIn(advisor: Client, groupId: Id, id: Id): Promise<MentoringGroup> {
  const { data } = await advisor.call(calls.listMgroups, { params: { groupId } })
  return data.find(({ _id }) => _id === id)!
}

/** The ids of those who take part as this, by name. */
export async function takingPart(advisor: Client, groupId: Id, mgrpID: Id, role: MentoringRole): Promise<Id[]> {
  const { items, total } = await advisor.call(calls.getMgroupMembers, { params: { groupId, mgrpID }, query: { role, size: 100 } })
  if (items.length !== total) throw new Error(`${total} are counted and ${items.length} are listed`)
  return items.map(({ _id }) => _id)
}
