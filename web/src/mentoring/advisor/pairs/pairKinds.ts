import {
  getDiadTable,
  getPairPrices,
  lockMentorAssignment,
  mgroupPinRolemodels,
  publishMentorAssignment,
  rebalanceDiadTable,
} from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { PairsTable, PinKind, Published, Rebalanced } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MenteeSort, MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import type { Input } from '@trellis/contract/wire/endpoint.ts'
import type { PairPrice } from '@trellis/contract/mentoring/calls/pairPrices.ts'
import { call } from '../../../api/call.ts'
import type { MentoringPart } from '../mentoringSearch.ts'

export interface Pin {
  readonly mentorId: string
  readonly kind: PinKind
}

interface Within {
  readonly grpID: string
  readonly mgrpID: string
}

interface Base extends Within {
  readonly baseVersion: number
}

/** The version of a draft after a change. */
interface Changed {
  readonly data: { readonly version: number }
}

/** Which mentees are asked for, in which order. */
interface Wanted {
  readonly only: MenteesShown | undefined
  readonly text: string | undefined
  readonly sort: MenteeSort | undefined
  readonly page: number
  readonly size: number
}

/** What is tried otherwise than the mentoring group holds. */
export type Tried = Omit<NonNullable<Input<(typeof rebalanceDiadTable)['description']>['body']['options']>, 'dryRun'>

/** To whom, or to what, mentees are assigned, and by which calls. Of jobs, each stands in a mentor’s place in what is answered. */
export interface PairKind {
  readonly part: Extract<MentoringPart, 'pairs' | 'internships'>
  readonly noun: 'mentor' | 'job'
  /** Whether changes can be undone, other options tried, and drafts kept under a name. */
  readonly keepsVersions: boolean
  readonly read: (wanted: Within & Wanted, signal: AbortSignal) => Promise<PairsTable>
  readonly rebalance: (base: Base, options: Tried & { readonly dryRun: boolean }) => Promise<Rebalanced>
  readonly lock: (base: Base, menteeId: string, locked: boolean) => Promise<Changed>
  readonly pin: (base: Base, menteeId: string, pins: readonly Pin[]) => Promise<Changed>
  /** What each of those whom, or that, a mentee could have would cost. */
  readonly prices: (within: Within, menteeId: string, signal: AbortSignal) => Promise<readonly PairPrice[]>
  readonly publish: (base: Base, how: { readonly notify: boolean; readonly dryRun: boolean }) => Promise<Published>
}

export const mentorPairs: PairKind = {
  part: 'pairs',
  noun: 'mentor',
  keepsVersions: true,
  read: async (body, signal) => (await call(getDiadTable, { body }, { signal })).data,
  rebalance: async (base, options) => (await call(rebalanceDiadTable, { body: { ...base, options } })).data,
  lock: (base, menteeId, locked) => call(lockMentorAssignment, { body: { ...base, menteeSet: [menteeId], locked } }),
  pin(base, menteeID, pins) {
    const roleModelList = pins.map(({ mentorId, kind }) => ({ id: mentorId, kind }))
    return call(mgroupPinRolemodels, { body: { ...base, menteeID, roleModelList } })
  },
  prices: async (within, menteeID, signal) => (await call(getPairPrices, { body: { ...within, menteeID } }, { signal })).data,
  publish: async (base, how) => (await call(publishMentorAssignment, { body: { ...base, ...how } })).data,
}
