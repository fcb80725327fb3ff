import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { PinKind } from '@trellis/contract/mentoring/pairsTable.ts'
import * as calls from '@trellis/contract/mentoring/draftVersions.calls.ts'
import type { ComparedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../../accounts/testing.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import type { TriedOptions } from '../whatIf/tryingOut.ts'
import { mentoredGroup } from '../testing.ts'

/** A mentoring group of an advisor's with so many mentees and mentors, and what the advisor does with its draft. */
export async function draftedGroup(server: TestServer, gus: Person, size: Parameters<typeof mentoredGroup>[2]) {
  const { group, within, mentees, mentors } = await mentoredGroup(server, gus, size)
  const params = { groupId: group, mgrpID: within.mgrpID }
  const table = async () => (await gus.client.call(tables.getDiadTable, { body: { ...within, size: 100 } })).data
  const based = async () => ({ ...within, baseVersion: (await table()).version })
  return {
    group,
    within,
    params,
    mentees,
    mentors,
    table,
    based,
    /** All that is so in the draft, without the version. */
    async drafted() {
      const { rows, pins } = await table()
      return { rows, pins: pins.toSorted((one, other) => (one.mentorId < other.mentorId ? -1 : 1)) }
    },
    async pairs() {
      const { rows } = await table()
      return rows.flatMap(({ menteeId, mentorId }) => (mentorId === null ? [] : [`${menteeId} ${mentorId}`])).toSorted()
    },
    rebalance: async () => (await gus.client.call(tables.rebalanceDiadTable, { body: await based() })).data,
    tryOut: async (options: TriedOptions & { readonly dryRun: boolean }) => {
      const body = { ...(await based()), options: { ...options, mentors: [...(options.mentors ?? [])] } }
      return (await gus.client.call(tables.rebalanceDiadTable, { body })).data
    },
    alternativesOf: async ({ id: menteeID }: Person) =>
      (await gus.client.call(tables.getPairAlternatives, { body: { ...within, menteeID } })).data,
    pricesOf: async ({ id: menteeID }: Person) => (await gus.client.call(tables.getPairPrices, { body: { ...within, menteeID } })).data,
    pin: async (mentee: Person, mentor: Person, kind: PinKind) =>
      gus.client.call(tables.mgroupPinRolemodels, {
        body: { ...(await based()), menteeID: mentee.id, roleModelList: [{ id: mentor.id, kind }] },
      }),
    lock: async (mentee: Person, locked = true) =>
      gus.client.call(tables.lockMentorAssignment, { body: { ...(await based()), menteeSet: [mentee.id], locked } }),
    publish: async () => (await gus.client.call(tables.publishMentorAssignment, { body: { ...(await based()), notify: true } })).data,
    history: async () => (await gus.client.call(calls.getDraftHistory, { params })).data,
    undo: async (redo = false) => (await gus.client.call(calls.undoDraftChange, { body: { ...(await based()), redo } })).data.version,
    keep: async (name: string) => (await gus.client.call(calls.keepDraft, { body: { ...(await based()), name } })).success,
    load: async (draftID: Id) => (await gus.client.call(calls.loadDraft, { body: { ...(await based()), draftID } })).data,
    compare: async (before: ComparedDraft, after: ComparedDraft) =>
      (await gus.client.call(calls.compareDrafts, { body: { ...within, before, after } })).data,
    publications: async () => (await gus.client.call(calls.getPublications, { params, query: { size: 100 } })).items,
  }
}
