import { mentoringRoles } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../accounts/testing.ts'
import { livingReaders } from './living/canary.testing.ts'
import { mentoringGroupOf } from './testing.ts'

/** A mentoring group of each advisor’s group. */
const mentoringGroups = new Map<Id, Id>()

/** An advisor whose group has a mentoring group now. */
export async function withMentoringGroup(advisor: Person, groupId: Id): Promise<Person> {
  mentoringGroups.set(advisor.id, await mentoringGroupOf(advisor.client, groupId))
  return advisor
}

interface Target {
  readonly id: Id
  readonly word: string
}

/** The inputs by which a viewer may try to see somebody by what is read of mentoring. @param groupOf their group, or one that is not there */
export function mentoringReaders(groupOf: (viewer: Person) => Id) {
  const ofGroup = (viewer: Person) => ({ groupId: groupOf(viewer), mgrpID: mentoringGroups.get(viewer.id) ?? viewer.id })
  const tableOf = (viewer: Person) => {
    const { groupId: grpID, mgrpID } = ofGroup(viewer)
    return { grpID, mgrpID }
  }
  const listsOf = (viewer: Person, more: object) =>
    ['mentees', 'mentors', 'drafted', 'load'].map((list) => ({
      body: { ...tableOf(viewer), list, ...(list === 'load' && { at: 0 }), ...more },
    }))
  const own = (viewer: Person) => ({ groupId: groupOf(viewer), userId: viewer.id })
  return {
    listMgroups: (viewer: Person) => [{ params: { groupId: groupOf(viewer) } }],
    getMgroupMembers: (viewer: Person) => mentoringRoles.map((role) => ({ params: ofGroup(viewer), query: { role, size: 100 } })),
    findMgroupMembers: (viewer: Person, { word }: Target) =>
      ['', word, 'Person'].map((name) => ({ params: ofGroup(viewer), query: { role: 'mentee', name, size: 100 } })),
    getOwnMentoring: (viewer: Person) => [{ params: own(viewer) }],
    getOwnPairs: (viewer: Person) => [{ params: own(viewer) }],
    findMentoringPeers: (viewer: Person) => ['mentors', 'everybody'].map((which) => ({ params: own(viewer), query: { which, size: 100 } })),
    tellForMentoring: (viewer: Person, { id }: Target) => [{ params: own(viewer), body: { wished: [id] } }],
    ruleOutForMentoring: (viewer: Person, { id }: Target) => [{ params: own(viewer), body: { targetId: id, ruledOut: true } }],
    ...livingReaders(own, ofGroup),
    getDiadTable: (viewer: Person) => [{ body: tableOf(viewer) }],
    getMgroupDashboard: (viewer: Person) => [{ body: tableOf(viewer) }],
    getMgroupDashboardList: (viewer: Person) => listsOf(viewer, { size: 100 }),
    exportMgroupDashboardList: (viewer: Person) => listsOf(viewer, {}),
    getMemberDashboard: (viewer: Person, { id }: Target) => [id, viewer.id].map((memberID) => ({ body: { ...tableOf(viewer), memberID } })),
    rebalanceDiadTable: (viewer: Person) => [{ body: { ...tableOf(viewer), baseVersion: 1, options: { dryRun: true } } }],
    lockMentorAssignment: (viewer: Person, { id }: Target) => [{ body: { ...tableOf(viewer), baseVersion: 1, menteeSet: [id] } }],
    mgroupPinRolemodels: (viewer: Person, { id }: Target) => [
      { body: { ...tableOf(viewer), baseVersion: 1, menteeID: id, roleModelList: [{ id, kind: 'require' }] } },
    ],
    publishMentorAssignment: (viewer: Person) => [{ body: { ...tableOf(viewer), baseVersion: 1 } }],
    getGroupJobsTable: (viewer: Person) => [{ body: tableOf(viewer) }],
    rebalanceJobsTable: (viewer: Person) => [{ body: { ...tableOf(viewer), baseVersion: 1, options: { dryRun: true } } }],
    lockJobAssignment: (viewer: Person, { id }: Target) => [{ body: { ...tableOf(viewer), baseVersion: 1, menteeSet: [id] } }],
    mgroupPinJobs: (viewer: Person, { id }: Target) => [{ body: { ...tableOf(viewer), baseVersion: 1, menteeID: id, jobList: [] } }],
    publishJobAssignment: (viewer: Person) => [{ body: { ...tableOf(viewer), baseVersion: 1 } }],
    getPairAlternatives: (viewer: Person, { id }: Target) => [{ body: { ...tableOf(viewer), menteeID: id } }],
    getPairPrices: (viewer: Person, { id }: Target) => [{ body: { ...tableOf(viewer), menteeID: id } }],
    getJobPrices: (viewer: Person, { id }: Target) => [{ body: { ...tableOf(viewer), menteeID: id } }],
    getDraftHistory: (viewer: Person) => [{ params: ofGroup(viewer) }],
    compareDrafts: (viewer: Person) => [{ body: { ...tableOf(viewer), before: 'published', after: 'draft' } }],
    getPublications: (viewer: Person) => [{ params: ofGroup(viewer), query: {} }],
    mgroupAddMembers(viewer: Person, { id }: Target) {
      const { groupId: grpID, mgrpID } = ofGroup(viewer)
      return [{ body: { grpID, mgrpID, role: 'mentee', mbrList: [id] } }]
    },
  }
}
