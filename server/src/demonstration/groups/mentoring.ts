import { DAY_MS } from '@trellis/contract/durations.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ReadyMentoringGroup, ReadyMentoringMember } from '../../mentoring/mentoringGroups.bulk.ts'

/** So long ago its advisor made the mentoring group, in milliseconds: with those who were members by then. */
export const MENTORING_BEGAN = 122 * DAY_MS
/** So many mentees take part only later. */
export const JOINED_LATER = 10
/** So many of a group take part at first at most: 300 mentees and 80 mentors are left once one mentor has left, and some mentees have joined. */
const [MOST_MENTEES, MOST_MENTORS] = [300 - JOINED_LATER, 81]
/** Of so many members one takes part only later, in a small group. */
const MEMBERS_OF_ONE_LATER = 30

/** For so many mentees its jobs are, one after the other. */
const capacities = [20, 8, 12, 30]

/** Beside English, which all who tell anything talk in, some talk in one of these. */
const languages = ['es', 'fr', 'pt', 'zh', 'de', 'ar']
/** So many have no other language for one who has. */
const ONE_LANGUAGE = 4

const topics = ['Interviews', 'Grad school', 'First job', 'Public speaking', 'Changing fields', 'Research', 'Working abroad']

/** A group of the demonstration with its members and as what each is in it. */
interface Mentored {
  readonly id: Id
  readonly members: readonly {
    readonly accountId: Id
    readonly role: MemberRole
    readonly since: number
    readonly timeZone: string | undefined
  }[]
  /** Those that it offers, since when. */
  readonly jobs: readonly { readonly jobId: Id; readonly addedAt: number }[]
}

/**
 * Of the group with the most mentors one mentoring group, as it was at first; none where no group had any by then. Each third person tells nothing for it.
 */
export function mentoringOf(groups: readonly Mentored[], now: number): ReadyMentoringGroup[] {
  const createdAt = now - MENTORING_BEGAN
  const [group] = groups
    .map(({ id, members, jobs }) => ({
      id,
      mentors: members.filter(({ role, since }) => role !== 'member' && since <= createdAt),
      mentees: members.filter(({ role, since }) => role === 'member' && since <= createdAt),
      jobs: jobs.filter(({ addedAt }) => addedAt <= createdAt),
    }))
    .toSorted((one, other) => other.mentors.length - one.mentors.length)
  if (group === undefined || group.mentors.length === 0) return []
  const later = Math.ceil(group.mentees.length / MEMBERS_OF_ONE_LATER)
  const mentees = group.mentees.slice(0, Math.min(MOST_MENTEES, group.mentees.length - later))
  const told = (
    { accountId, timeZone }: Mentored['members'][number],
    at: number,
    role: ReadyMentoringMember['role'],
  ): ReadyMentoringMember => ({
    accountId,
    role,
    capacity: role === 'mentor' && at % 3 > 0 ? 2 + (at % 5) : null,
    topics: at % 3 > 0 ? [topics[at % topics.length]!, topics[(at + 2) % topics.length]!] : [],
    languages: at % 3 > 0 ? ['en', ...(at % ONE_LANGUAGE === 0 ? [languages[at % languages.length]!] : [])] : [],
    timeZone: at % 3 > 0 ? (timeZone ?? null) : null,
  })
  const mentors = group.mentors.slice(0, MOST_MENTORS).map((one, at) => told(one, at, 'mentor'))
  const jobs = group.jobs
    .slice(0, Math.max(1, group.jobs.length - 1))
    .map(({ jobId }, at) => ({ jobId, capacity: capacities[at % capacities.length]! }))
  const members = [...mentees.map((one, at) => told(one, at, 'mentee')), ...mentors]
  return [{ groupId: group.id, name: 'Alumni for students', createdAt, members, jobs }]
}
