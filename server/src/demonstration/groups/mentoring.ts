import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ReadyMentoringGroup, ReadyMentoringMember } from '../../mentoring/mentoringGroups.bulk.ts'

/** So many of a group take part at most: 300 mentees and 80 mentors. */
const [MOST_MENTEES, MOST_MENTORS] = [300, 80]

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

/** Of the group with the most mentors one mentoring group; none where no group has any. Each third person tells nothing for it. */
export function mentoringOf(groups: readonly Mentored[]): ReadyMentoringGroup[] {
  const mentorsOf = ({ members }: Mentored) => members.filter(({ role }) => role !== 'member')
  const group = groups.toSorted((one, other) => mentorsOf(other).length - mentorsOf(one).length)[0]
  const mentors = group === undefined ? [] : mentorsOf(group).slice(0, MOST_MENTORS)
  if (group === undefined || mentors.length === 0) return []
  const mentees = group.members.filter(({ role }) => role === 'member').slice(0, MOST_MENTEES)
  const told = ({ accountId }: { accountId: Id }, at: number, role: ReadyMentoringMember['role']): ReadyMentoringMember => ({
    accountId,
    role,
    capacity: role === 'mentor' && at % 3 > 0 ? 2 + (at % 5) : null,
    topics: at % 3 > 0 ? [topics[at % topics.length]!, topics[(at + 2) % topics.length]!] : [],
  })
  const members = [...mentees.map((one, at) => told(one, at, 'mentee')), ...mentors.map((one, at) => told(one, at, 'mentor'))]
  const jobs = group.jobs.map((jobId, at) => ({ jobId, capacity: capacities[at % capacities.length]! }))
  return [{ groupId: group.id, name: 'Alumni for students', createdAt: group.createdAt, members, jobs }]
}
