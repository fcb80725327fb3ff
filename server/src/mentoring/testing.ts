import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { MentoringGroup, MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Client } from '../platform/testing/client.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { mentoringGroups } from './mentoring.tables.ts'

let addedMentoringGroups = 0

/** Adds a mentoring group by the real call, under a name of its own unless it is given. */
export async function mentoringGroupOf(advisor: Client, grpID: Id, name = `Mentoring ${++addedMentoringGroups}`): Promise<Id> {
  return (await advisor.call(calls.createMgroup, { body: { grpID, name } })).success
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
