import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import { mentoringGroups, mentoringJobs, mentoringMembers, mentoringTold, mentoringToldEverywhere } from './mentoring.tables.ts'

/** Somebody who takes part, with what they tell for it. */
export interface ReadyMentoringMember {
  readonly accountId: Id
  readonly role: MentoringRole
  /** How many mentees a mentor says they take; null where they say nothing. */
  readonly capacity: number | null
  readonly topics: readonly string[]
  /** The codes of their languages. */
  readonly languages: readonly string[]
  /** Null where they tell none. */
  readonly timeZone: string | null
}

/** A mentoring group with the usual options. `createdAt` is in milliseconds since 1970. */
export interface ReadyMentoringGroup {
  readonly groupId: Id
  readonly name: string
  readonly createdAt: number
  readonly members: readonly ReadyMentoringMember[]
  /** Jobs of its group, and how many mentees an advisor says each is for. */
  readonly jobs: readonly { readonly jobId: Id; readonly capacity: number }[]
}

/** Adds some mentoring groups. Whoever is in one has to be a member of its group with a role that fits, and in no other of that group. */
export async function addMentoringGroups(tx: Transaction, all: readonly ReadyMentoringGroup[]): Promise<void> {
  for (const { groupId, name, createdAt, members, jobs } of all) {
    const [id, since] = [newId(createdAt), new Date(createdAt)]
    await tx.insert(mentoringGroups).values({ id, groupId, name, options: usualOptions, createdAt: since })
    const rows = members.map(({ accountId, role }) => ({ mentoringGroupId: id, accountId, role, since }))
    await inParts(rows, (some) => tx.insert(mentoringMembers).values(some))
    const toAssign = jobs.map((job) => ({ mentoringGroupId: id, ...job, addedAt: since }))
    await inParts(toAssign, (some) => tx.insert(mentoringJobs).values(some))
    const told = members.map(({ accountId, role, capacity, topics }) => {
      const [offers, seeks] = role === 'mentor' ? [[...topics], []] : [[], [...topics]]
      return { groupId, accountId, capacity, offers, seeks }
    })
    await inParts(told, (some) => tx.insert(mentoringTold).values(some))
    const everywhere = members.map(({ accountId, languages, timeZone }) => ({ accountId, languages: [...languages], timeZone }))
    await inParts(everywhere, (some) => tx.insert(mentoringToldEverywhere).values(some).onConflictDoNothing())
  }
}
