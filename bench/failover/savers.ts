import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../tools/product.ts'
import type { SignedIn } from '../people.ts'

const BETWEEN_MS = 50
const BEFORE_NEXT_TRY_MS = 200

/** What clients that save without pause went through, in milliseconds. */
export interface Endured {
  readonly acknowledged: number
  /** Saves that were acknowledged and not there when the client looked before its next one. */
  readonly lost: number
  /** The longest time in which a client had no save acknowledged. */
  readonly longestAway: number
  readonly longestRequest: number
}

interface Saver {
  readonly who: SignedIn
  /** The number that was saved last. */
  saved: number
  acknowledged: number
  lost: number
  acknowledgedAt: number
  longestAway: number
}

/** Lets each person save a number in their bio, and look whether it is there, again and again. */
export function startSavers({ origin }: Product, people: readonly SignedIn[]) {
  let isOver = false
  let longestRequest = 0
  const savers = people.map((who): Saver => {
    return { who, saved: 0, acknowledged: 0, lost: 0, acknowledgedAt: performance.now(), longestAway: 0 }
  })

  async function ask(path: string, request: RequestInit): Promise<unknown> {
    const began = performance.now()
    const reply = await fetch(`${origin}/api${path}`, request)
      .then(async (reply) => (reply.ok ? reply.json() : undefined))
      .catch(() => undefined)
    longestRequest = Math.max(longestRequest, performance.now() - began)
    return reply
  }

  /** What is stored may be newer than what was acknowledged: an answer can be lost on its way. */
  async function turn(saver: Saver): Promise<boolean> {
    const headers = { authorization: `Bearer ${saver.who.token}`, 'content-type': 'application/json' }
    const bio = (await ask(`/profile/${saver.who.id}`, { headers })) as Bio | undefined
    if (bio === undefined) return false
    const stored = Number(bio._source.professionalInfo?.adviceToSelf ?? 0)
    saver.lost += Math.max(0, saver.saved - stored)
    const next = Math.max(saver.saved, stored) + 1
    const data = { adviceToSelf: String(next) }
    const body = JSON.stringify({ userId: saver.who.id, type: 'professionalInfo', data })
    if ((await ask('/profile/partialUpdate/', { method: 'POST', headers, body })) === undefined) return false
    saver.longestAway = Math.max(saver.longestAway, performance.now() - saver.acknowledgedAt)
    Object.assign(saver, { saved: next, acknowledged: saver.acknowledged + 1, acknowledgedAt: performance.now() })
    return true
  }

  async function saveUntilOver(saver: Saver): Promise<void> {
    while (!isOver) await pause((await turn(saver)) ? BETWEEN_MS : BEFORE_NEXT_TRY_MS)
  }

  const saving = savers.map(saveUntilOver)
  return {
    /** Whether every client had a save acknowledged after a time. */
    allSavedSince: (time: number): boolean => savers.every(({ acknowledgedAt }) => acknowledgedAt > time),
    async stop(): Promise<Endured> {
      isOver = true
      await Promise.all(saving)
      // One more look at what was acknowledged last.
      await Promise.all(savers.map(turn))
      return {
        acknowledged: savers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
        lost: savers.reduce((sum, { lost }) => sum + lost, 0),
        longestAway: Math.max(
          ...savers.map(({ longestAway, acknowledgedAt }) => Math.max(longestAway, performance.now() - acknowledgedAt)),
        ),
        longestRequest,
      }
    },
  }
}

interface Bio {
  readonly _source: { readonly professionalInfo?: { readonly adviceToSelf?: string } }
}
