import * as tables from '@trellis/contract/mentoring/diadTable.calls.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import { mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { valid } from '../../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../../platform/testing/world.ts'
import { withPeer } from '../peers.testing.ts'
import { mentoringGroupOf } from '../testing.ts'

const told = { at: Date.UTC(2026, 0, 5), timeZone: 'Europe/Vienna', minutes: 30, note: 'A first talk' }

/** Ada with a mentor of her own, who is published, in a mentoring group of their own. */
async function pairOfAda(world: World) {
  const { server, ada } = world
  const gus = client(server.origin, await tokenFor(world, 'advisor'))
  const params = await withPeer(world)
  const mentor = await signedUp(server, { birthYear: 1980 })
  await joinAs(server, 'mentor', params.groupId, mentor)
  const within = { grpID: params.groupId, mgrpID: await mentoringGroupOf(gus, params.groupId) }
  await gus.call(mgroupAddMembers, { body: { ...within, role: 'mentee', mbrList: [ada.id] } })
  await gus.call(mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [mentor.id] } })
  await gus.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await gus.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 2, notify: false } })
  const pair: PairNamed = { mgrpID: within.mgrpID, otherId: mentor.id, as: 'mentor' }
  return { params, pair, within, mentor }
}

async function session(world: World) {
  const { params, pair } = await pairOfAda(world)
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  const { data } = await ada.call(calls.logSession, { params, body: { ...pair, ...told } })
  return { ...params, sessionId: data.id }
}

valid(calls.getPairLives)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id } }))
valid(calls.logSession)(async (world) => {
  const { params, pair } = await pairOfAda(world)
  return { params, body: { ...pair, ...told } }
})
valid(calls.updateSession)(async (world) => ({ params: await session(world), body: { ...told, minutes: 45 } }))
valid(calls.deleteSession)(async (world) => ({ params: await session(world) }))
