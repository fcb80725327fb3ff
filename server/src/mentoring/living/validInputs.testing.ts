import * as calendar from '@trellis/contract/mentoring/calendar.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import { mgroupAddMembers } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { eq } from 'drizzle-orm'
import { digestOf, newSecret } from '../../accounts/passwords/secrets.ts'
import { signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { valid } from '../../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../../platform/testing/world.ts'
import { withPeer } from '../peers.testing.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { mentoringGroupOf } from '../testing.ts'
import { mentoringFitQuestions } from './living.tables.ts'

const DAY = 86_400_000

let sessions = 0
/** Each at a time of its own. */
const told = () => ({ at: Date.UTC(2026, 0, 5) + ++sessions * 60_000, timeZone: 'Europe/Vienna', minutes: 30, note: 'A first talk' })

const gusNow = async (world: World) => client(world.server.origin, await tokenFor(world, 'advisor'))

const pairs = new WeakMap<World, Promise<Awaited<ReturnType<typeof makePair>>>>()

/** Ada with a mentor of her own, who was published for her long ago, in a mentoring group of their own: one for all calls while it is there. */
async function pairOfAda(world: World) {
  const before = await pairs.get(world)
  if (before !== undefined && (await isThere(world, before.within.mgrpID))) return before
  const made = makePair(world)
  pairs.set(world, made)
  return made
}

const isThere = async ({ server }: World, mgrpID: Id): Promise<boolean> =>
  (await server.context.db.$count(mentoringPairs, eq(mentoringPairs.mentoringGroupId, mgrpID))) > 0

async function makePair(world: World) {
  const { server, ada } = world
  const gus = await gusNow(world)
  const params = await withPeer(world)
  // Whatever other calls made of Ada.
  await client(server.origin, await tokenFor(world, 'self')).call(publishProfile, { body: { profType: 'profile', profID: ada.id } })
  await joinAs(server, 'member', params.groupId, ada)
  const mentor = await signedUp(server, { birthYear: 1980 })
  await joinAs(server, 'mentor', params.groupId, mentor)
  const within = { grpID: params.groupId, mgrpID: await mentoringGroupOf(gus, params.groupId) }
  await gus.call(mgroupAddMembers, { body: { ...within, role: 'mentee', mbrList: [ada.id] } })
  await gus.call(mgroupAddMembers, { body: { ...within, role: 'mentor', mbrList: [mentor.id] } })
  const required = { menteeID: ada.id, roleModelList: [{ id: mentor.id, kind: 'require' as const }] }
  await gus.call(tables.mgroupPinRolemodels, { body: { ...within, baseVersion: 1, ...required } })
  await gus.call(tables.rebalanceDiadTable, { body: { ...within, baseVersion: 2 } })
  await gus.call(tables.publishMentorAssignment, { body: { ...within, baseVersion: 3, notify: false } })
  const since = new Date(server.clock.now() - 40 * DAY)
  await server.context.db.update(mentoringPairs).set({ since }).where(eq(mentoringPairs.mentoringGroupId, within.mgrpID))
  const pair: PairNamed = { mgrpID: within.mgrpID, otherId: mentor.id, as: 'mentor' }
  return { params, pair, within, mentor }
}

async function session(world: World) {
  const { params, pair } = await pairOfAda(world)
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  const { data } = await ada.call(calls.logSession, { params, body: { ...pair, ...told() } })
  return { ...params, sessionId: data.id }
}

/** A link by which Ada answers, as it is mailed. */
async function link(world: World): Promise<string> {
  const { pair } = await pairOfAda(world)
  const [token, now] = [newSecret(), world.server.clock.now()]
  const { ada } = world
  const own = { mentoringGroupId: pair.mgrpID, menteeId: ada.id, mentorId: pair.otherId, asked: 'mentee' as const }
  const set = { tokenHash: digestOf(token), expiresAt: new Date(now + DAY), answer: null }
  const { mentoringGroupId, menteeId, mentorId, asked } = mentoringFitQuestions
  const insert = world.server.context.db.insert(mentoringFitQuestions).values({ ...own, askedAt: new Date(now), ...set })
  await insert.onConflictDoUpdate({ target: [mentoringGroupId, menteeId, mentorId, asked], set })
  return token
}

/** A mentoring group in which Ada takes part, for her to leave. */
async function joined(world: World) {
  const { params } = await pairOfAda(world)
  const gus = await gusNow(world)
  const mgrpID = await mentoringGroupOf(gus, params.groupId)
  await gus.call(mgroupAddMembers, { body: { grpID: params.groupId, mgrpID, role: 'mentee', mbrList: [world.ada.id] } })
  return { params, body: { mgrpID } }
}

valid(calls.getPairLives)(({ groupId, ada }) => ({ params: { groupId, userId: ada.id }, query: {} }))
valid(calls.logSession)(async (world) => {
  const { params, pair } = await pairOfAda(world)
  return { params, body: { ...pair, ...told() } }
})
valid(calls.updateSession)(async (world) => ({ params: await session(world), body: { ...told(), minutes: 45 } }))
valid(calls.deleteSession)(async (world) => ({ params: await session(world) }))
valid(calls.answerFit)(async (world) => {
  const { params, pair } = await pairOfAda(world)
  return { params, body: { ...pair, answer: 'yes' } }
})
valid(calls.answerFitByLink)(async (world) => ({ body: { token: await link(world), answer: 'unsure' } }))
valid(calls.askForAnother)(async (world) => {
  const { params, pair } = await pairOfAda(world)
  return { params, body: { ...pair, asks: true, reason: 'We never find a time' } }
})
valid(calls.writeToPair)(async (world) => {
  const { params, pair } = await pairOfAda(world)
  return { params, body: { ...pair, text: `Shall we meet on day ${++sessions}?` } }
})
valid(calls.leaveMentoringGroup)(joined)
valid(calls.getLivingPairs)(async (world) => {
  const { within } = await pairOfAda(world)
  return { params: { groupId: within.grpID, mgrpID: within.mgrpID }, query: {} }
})
valid(calls.proposeRematch)(async (world) => {
  const { within, mentor } = await pairOfAda(world)
  return { body: { ...within, menteeId: world.ada.id, mentorId: mentor.id } }
})
valid(calendar.getCalendarFeed)(({ ada }) => ({ params: { userId: ada.id } }))
valid(calendar.renewCalendarFeed)(({ ada }) => ({ params: { userId: ada.id } }))
valid(calendar.stopCalendarFeed)(({ ada }) => ({ params: { userId: ada.id } }))
valid(calendar.readCalendarFeed)(async (world) => {
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  const { data } = await ada.call(calendar.renewCalendarFeed, { params: { userId: world.ada.id } })
  return { params: { token: data.address.split('/').at(-1)! } }
})
