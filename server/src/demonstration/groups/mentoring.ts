import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ReadyMentoringGroup, ReadyMentoringMember } from '../../mentoring/mentoringGroups.bulk.ts'

/** So many mentees take part only later. */
export const JOINED_LATER = 10
/** So many of a group take part at first at most: 300 mentees and 80 mentors are left once one mentor has left, and some mentees have joined. */
const [MOST_MENTEES, MOST_MENTORS] = [300 - JOINED_LATER, 81]
/** Of so many members one takes part only later, in a small group. */
const MEMBERS_OF_ONE_LATER = 30

/** For so many mentees its jobs are, one after the other. */
const capacities = [20, 8, 12, 30]

const topics = ['Interviews', 'Grad school', 'First job', 'Public speaking', 'Changing fields', 'Research', 'Working abroad']

/** A group of the demonstration with its members and as what each is in it. */
interface Mentored {
  readonly id: Id
  readonly createdAt: number
  readonly members: readonly { readonly accountId: Id; readonly role: MemberRole }[]
  /** Those that it offers. */
  readonly jobs: readonly Id[]
}

/**
 * Of the group with the most mentors one mentoring group, as it was at first; none where no group has any. Each third person tells nothing for it.
 */
export function mentoringOf(groups: readonly Mentored[]): ReadyMentoringGroup[] {
  const mentorsOf = ({ members }: Mentored) => members.filter(({ role }) => role !== 'member')
  const group = groups.toSorted((one, other) => mentorsOf(other).length - mentorsOf(one).length)[0]
  const mentors = group === undefined ? [] : mentorsOf(group).slice(0, MOST_MENTORS)
  if (group === undefined || mentors.length === 0) return []
  const members = group.members.filter(({ role }) => role === 'member')
  const mentees = members.slice(0, Math.min(MOST_MENTEES, members.length - Math.ceil(members.length / MEMBERS_OF_ONE_LATER)))
  const told = ({ accountId }: { accountId: Id }, at: number, role: ReadyMentoringMember['role']): ReadyMentoringMember => ({
    accountId,
    role,
    capacity: role === 'mentor' && at % 3 > 0 ? 2 + (at % 5) : null,
    topics: at % 3 > 0 ? [topics[at % topics.length]!, topics[(at + 2) % topics.length]!] : [],
  })
  const taking = [...mentees.map((one, at) => told(one, at, 'mentee')), ...mentors.map((one, at) => told(one, at, 'mentor'))]
  const jobs = group.jobs
    .slice(0, Math.max(1, group.jobs.length - 1))
    .map((jobId, at) => ({ jobId, capacity: capacities[at % capacities.length]! }))
  return [{ groupId: group.id, name: 'Alumni for students', createdAt: group.createdAt, members: taking, jobs }]
}
