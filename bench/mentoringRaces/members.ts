import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as living from '@trellis/contract/mentoring/living.calls.ts'
import { fitAnswers } from '@trellis/contract/mentoring/living/fit.ts'
import type { PairLife, PairNamed } from '@trellis/contract/mentoring/living/sessions.ts'
import * as own from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { block, unblock } from '@trellis/contract/people/people.ts'
import { changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { SignedIn } from '../people.ts'
import { ask, type Asker } from './asking.ts'
import type { Bar } from './check.ts'
import { applying, LIMITS, type World } from './world.ts'

/** A member at their screen. */
export interface Member extends Asker {
  readonly id: Id
  readonly world: World
  readonly bars: Bar[]
  /** Whoever paused at some time. */
  readonly paused: Set<Id>
}

const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)]!
const isLucky = (chance: number): boolean => Math.random() < chance
const DAY = 86_400_000
/** Members are fewer at once than there are in a school, and each takes a breath. */
const BREATH = 40

const whose = ({ id: userId, world }: Member) => ({ groupId: world.within.grpID, userId })

/** Somebody does until it is time to end what one of some deeds says. */
async function keepDoing(member: Member, deeds: readonly ((member: Member) => Promise<unknown>)[], until: number): Promise<void> {
  while (Date.now() < until) {
    await pick(deeds)(member)
    await pause(randomInt(BREATH))
  }
}

export const beMentee = (member: Member, until: number): Promise<void> =>
  keepDoing(member, [wish, ruleSomebodyOut, blockSomebody, live, live, live, readOwn], until)

export const beMentor = (member: Member, until: number): Promise<void> => keepDoing(member, [offer, live, live, readOwn], until)

const wish = (member: Member): Promise<unknown> => {
  const wished = member.world.mentors.filter(() => isLucky(0.4)).map(({ id }) => id)
  return ask(member, own.tellForMentoring, { params: whose(member), body: { wished: wished.slice(0, 5), seeks: ['Interviews'] } })
}

const offer = (member: Member): Promise<unknown> => {
  const pausedUntil = isLucky(0.3) ? Date.now() + DAY : null
  if (pausedUntil !== null) member.paused.add(member.id)
  return ask(member, own.tellForMentoring, { params: whose(member), body: { capacity: 1 + randomInt(LIMITS.mostMentees), pausedUntil } })
}

/** From when it was answered until it is asked to be taken back, the two can be paired by nobody. */
async function barred(member: Member, other: Id, set: (isOut: boolean) => Promise<{ status: number; sentAt: number; answeredAt: number }>) {
  const out = await set(true)
  if (out.status !== 200) return
  await pause(randomInt(600))
  const until = Date.now()
  await set(false)
  member.bars.push({ one: member.id, other, from: out.answeredAt, until })
}

function ruleSomebodyOut(member: Member): Promise<void> {
  const targetId = pick(member.world.mentors).id
  return barred(member, targetId, (ruledOut) =>
    ask(member, own.ruleOutForMentoring, { params: whose(member), body: { targetId, ruledOut } }),
  )
}

function blockSomebody(member: Member): Promise<void> {
  const targetId = pick(member.world.mentors).id
  const input = { body: { userId: member.id, targetId } }
  return barred(member, targetId, (isOut) => (isOut ? ask(member, block, input) : ask(member, unblock, input)))
}

async function readOwn(member: Member): Promise<void> {
  const params = whose(member)
  await ask(member, own.getOwnMentoring, { params })
  await ask(member, own.getOwnPairs, { params })
  await ask(member, own.findMentoringPeers, { params, query: { which: 'mentors', name: '', page: 0, size: 20 } })
}

/** Does something in one of one's pairs: it may end at any moment. */
async function live(member: Member): Promise<void> {
  const params = whose(member)
  const { reply } = await ask(member, living.getPairLives, { params, query: {} })
  const lives = reply?.data ?? []
  if (lives.length === 0) return
  const pair = pick(lives)
  const named: PairNamed = { mgrpID: pair.mgrpID, otherId: pair.otherId, as: pair.as }
  const deed = randomInt(4)
  if (deed === 0) await ask(member, living.answerFit, { params, body: { ...named, answer: pick(fitAnswers) } })
  else if (deed === 1) await ask(member, living.askForAnother, { params, body: { ...named, asks: isLucky(0.5), reason: 'We never meet' } })
  else await meet(member, named, pair)
}

/** Of one pair few times, so that the same one is written down again while it is being written down. */
async function meet(member: Member, named: PairNamed, { sessions }: PairLife): Promise<void> {
  const params = whose(member)
  const told = {
    at: Math.floor(Date.now() / DAY) * DAY + (randomInt(7) - 3) * DAY,
    timeZone: 'Europe/Vienna',
    minutes: 30,
    note: '',
    shared: false,
  }
  const ownOnes = sessions.filter(({ own }) => own)
  const mine = ownOnes.length > 0 && isLucky(0.5) ? pick(ownOnes) : undefined
  if (mine === undefined) {
    const log = () => ask(member, living.logSession, { params, body: { ...named, ...told } })
    await Promise.all([log(), log()])
  } else if (isLucky(0.5))
    await ask(member, living.updateSession, { params: { ...params, sessionId: mine.id }, body: { ...told, at: mine.at, minutes: 45 } })
  else await ask(member, living.deleteSession, { params: { ...params, sessionId: mine.id } })
}

/** Leaves the mentoring group again and again: an advisor takes them in again. */
export const keepLeaving = (member: Member, until: number): Promise<void> =>
  keepDoing(
    member,
    [
      (one) => ask(one, living.leaveMentoringGroup, { params: whose(one), body: { mgrpID: one.world.within.mgrpID } }),
      readOwn,
      () => pause(500),
    ],
    until,
  )

/** Leaves the group itself, and comes back. */
export async function keepWithdrawing(member: Member, person: SignedIn, until: number): Promise<void> {
  while (Date.now() < until) {
    await ask(member, changeGroupStatus, applying(person, member.world.within.grpID, 'withdrawn'))
    await pause(randomInt(300))
    await ask(member, changeGroupStatus, applying(person, member.world.within.grpID))
    await pause(randomInt(1_000))
  }
}

export async function keepHiding(member: Member, until: number): Promise<void> {
  const body = { profType: 'profile', profID: member.id }
  while (Date.now() < until) {
    await ask(member, hideProfile, { body })
    await pause(randomInt(300))
    await ask(member, publishProfile, { body })
    await pause(randomInt(1_000))
  }
}
