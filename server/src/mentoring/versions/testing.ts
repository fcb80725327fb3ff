import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import * as tables from '@trellis/contract/mentoring/diadTable.calls.ts'
import type { PinKind } from '@trellis/contract/mentoring/diadTable.ts'
import * as calls from '@trellis/contract/mentoring/draftVersions.calls.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { type MentoringOptions, usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { ComparedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../../accounts/testing.ts'
import { actOn, groupOf } from '../../groups/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { showing } from '../../memberships/testing.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import type { TriedOptions } from '../whatIf/tryingOut.ts'
import { mentoringGroupOf } from '../testing.ts'

interface Size {
  readonly mentees: number
  readonly mentors: number
  readonly options?: Partial<MentoringOptions>
}

/** A mentoring group of an advisor's with so many mentees and mentors, and what the advisor does with its draft. */
export async function draftedGroup(server: TestServer, gus: Person, { mentees: menteeCount, mentors: mentorCount, options }: Size) {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const make = (name: string) => studentWith(server, ['Chess'], { name, birthYear: 1990 })
  const mentees = await Promise.all(Array.from({ length: menteeCount }, (_, at) => make(`Mentee ${at + 1}`)))
  const mentors = await Promise.all(Array.from({ length: mentorCount }, (_, at) => make(`Tutor ${at + 1}`)))
  for (const person of [...mentees, ...mentors]) await actOn(person, group, 'applied')
  await showing(server, group, 'everybody')
  const userIds = mentors.map(({ id }) => id)
  await gus.client.call(setGroupRoles, { params: { groupId: group }, body: { userIds, role: 'mentor' } })
  const mgrpID = await mentoringGroupOf(gus.client, group)
  const within = { grpID: group, mgrpID }
  const params = { groupId: group, mgrpID }
  for (const role of ['mentee', 'mentor'] as const) {
    await gus.client.call(groupCalls.mgroupAddMembers, { body: { ...within, role, filter: {} } })
  }
  await gus.client.call(groupCalls.updateMgroup, { body: { ...within, baseVersion: 1, options: { ...usualOptions, ...options } } })
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
