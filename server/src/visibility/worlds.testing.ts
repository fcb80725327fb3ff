import { type Directory, directories, type MembershipRole } from '@trellis/contract/memberships/roles.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import fc from 'fast-check'

export const STUDENTS = 6
const ADVISORS = 2
/** All accounts by their place: first the students, then the advisors, then a recruiter. */
export const ADVISOR = STUDENTS
export const RECRUITER = STUDENTS + ADVISORS
export const ACCOUNTS = RECRUITER + 1
const GROUPS = 3

/** How somebody's year of birth stands: 'corrected' is an adult's that the person made a minor's once they were in their groups. */
const years = ['adult', 'minor', 'unknown', 'corrected'] as const
export type Year = (typeof years)[number]

/** In which list of a posting somebody stands, if in any; who stands in that of applicants has applied. */
const buckets = ['none', 'suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected'] as const
export type Bucket = (typeof buckets)[number]

/** Of a student. */
interface Standing {
  readonly year: Year
  readonly isHidden: boolean
  readonly hasApplied: boolean
  /** To the first group. */
  readonly bucket: Bucket
}

/** Who stands how to whom. Everybody is named by their place, and so is each group. */
export interface World {
  readonly students: readonly Standing[]
  /** Of each account, what it is in each group. */
  readonly roles: readonly (readonly (MembershipRole | null)[])[]
  /** What was chosen for each group. */
  readonly directories: readonly (Directory | null)[]
  readonly blocks: readonly (readonly [blocker: number, blocked: number])[]
  /** Who is published as whose mentee in the last group, where the two are what it takes. */
  readonly pairs: readonly (readonly [mentor: number, mentee: number])[]
  /** Whether the recruiter's job is for the first group alone. */
  readonly jobNamesGroup: boolean
}

/** What shows some and not others tells most of mistakes. */
const oftenChosen: readonly Directory[] = [...directories, 'everybody', 'mentors', 'mentors']

const standing: fc.Arbitrary<Standing> = fc.record({
  year: fc.constantFrom(...years, 'minor' as const, 'corrected' as const),
  isHidden: fc.nat(5).map((thrown) => thrown === 0),
  hasApplied: fc.nat(3).map((thrown) => thrown === 0),
  bucket: fc.constantFrom(...buckets),
})

function rolesOf(account: number): fc.Arbitrary<readonly (MembershipRole | null)[]> {
  const role = account < ADVISOR ? ([null, 'member', 'mentor', 'both'] as const) : ([null, 'member', 'mentor', 'advisor'] as const)
  const usual = account === RECRUITER ? ([null, 'member', 'mentor', 'both'] as const) : role
  const one = fc.constantFrom<MembershipRole | null>(...usual)
  // The first advisor owns all groups and runs the first, which the second often runs too.
  const often = fc.constantFrom<MembershipRole | null>(...usual, 'advisor')
  if (account === ADVISOR) return fc.tuple(fc.constant('advisor' as const), one, one)
  return fc.tuple(account > ADVISOR && account < RECRUITER ? often : one, one, one)
}

/** Whom the first group has accepted is its member. */
const settled = (world: World): World => ({
  ...world,
  roles: world.roles.map(([first, ...others], account) => {
    const isAccepted = account < STUDENTS && world.students[account]!.bucket === 'accepted'
    return [isAccepted ? (first ?? 'member') : first!, ...others]
  }),
})

const anyWorlds: fc.Arbitrary<World> = fc.record({
  students: fc.array(standing, { minLength: STUDENTS, maxLength: STUDENTS }),
  roles: fc.tuple(...Array.from({ length: ACCOUNTS }, (_, account) => rolesOf(account))),
  directories: fc.array(fc.constantFrom(null, null, ...oftenChosen), { minLength: GROUPS, maxLength: GROUPS }),
  blocks: fc.array(fc.tuple(fc.nat(ACCOUNTS - 1), fc.nat(STUDENTS - 1)), { maxLength: 3 }),
  pairs: fc.array(fc.tuple(fc.nat(STUDENTS - 1), fc.nat(STUDENTS - 1)), { minLength: 12, maxLength: 24 }),
  jobNamesGroup: fc.boolean(),
})

export const worlds = anyWorlds.map(settled)

/** The level of a student, so that some are ahead of others. */
export const levelOf = (student: number): (typeof levels)[number] => (student % 3 === 0 ? 'ep' : 'col')

const isAdult = (world: World, student: number): boolean => world.students[student]!.year === 'adult'

const isBlocked = ({ blocks }: World, one: number, other: number): boolean =>
  blocks.some(([blocker, blocked]) => (blocker === one && blocked === other) || (blocker === other && blocked === one))

const guides = (role: MembershipRole | null): boolean => role === 'mentor' || role === 'both'

/** What a group's directory shows: what was chosen, or everybody until a minor is a member. */
function directoryOf(world: World, group: number): Directory {
  const hasMinor = world.students.some((_, student) => world.roles[student]![group] !== null && !isAdult(world, student))
  return world.directories[group] ?? (hasMinor ? 'advisors' : 'everybody')
}

/** The people of a group as somebody sees them, whatever their age: the row 'the list of a group's people' of the record. */
export function listsInGroup(world: World, viewer: number, student: number, group: number): boolean {
  const [own, theirs] = [world.roles[viewer]![group]!, world.roles[student]![group]!]
  if (own === null || theirs === null) return false
  if (own === 'advisor') return true
  const directory = directoryOf(world, group)
  return directory === 'everybody' || (directory === 'mentors' && guides(theirs))
}

/** Whether somebody sees a minor by a group that both are in. */
function seesMinorIn(world: World, viewer: number, student: number, group: number): boolean {
  const own = world.roles[viewer]![group]!
  const isMinor = viewer < ADVISOR && world.students[viewer]!.year === 'minor'
  const mayAtAll = own === 'advisor' || guides(own) || isMinor
  return mayAtAll && listsInGroup(world, viewer, student, group)
}

/** The group in which pairs are published. */
export const MENTORED = GROUPS - 1

/** Whether somebody mentors somebody: an advisor published it, of two who are what it takes. */
export function mentors({ roles, pairs }: World, mentor: number, mentee: number): boolean {
  const [own, theirs] = [roles[mentor]![MENTORED]!, roles[mentee]![MENTORED]!]
  if (mentor === mentee || !guides(own) || (theirs !== 'member' && theirs !== 'both')) return false
  return pairs.some(([one, other]) => one === mentor && other === mentee)
}

const isInAny = ({ roles }: World, account: number): boolean => roles[account]!.some((role) => role !== null)

/** The table of docs/decisions/2026-11-25-who-sees-whom.md, for somebody who is no super-user. */
export function sees(world: World, minorsSee: 'groups' | 'vouched', viewer: number, student: number): boolean {
  if (viewer === student) return true
  if (world.students[student]!.isHidden || isBlocked(world, viewer, student)) return false
  if (isAdult(world, student)) return true
  if (viewer === RECRUITER) return false
  if (viewer < ADVISOR && (mentors(world, viewer, student) || mentors(world, student, viewer))) return true
  const isMinor = viewer < ADVISOR && world.students[viewer]!.year === 'minor'
  if (minorsSee === 'vouched' && isMinor && isInAny(world, viewer) && isInAny(world, student)) return true
  return world.directories.some((_, group) => seesMinorIn(world, viewer, student, group))
}

/** The same table, for the recruiter and the people of their job. */
export const isCandidateOfJob = (world: World, student: number): boolean =>
  world.students[student]!.hasApplied || sees(world, 'groups', RECRUITER, student)

/** Who leads the first group: its owner, and whoever has the role of an advisor in it. */
export const leadersOf = ({ roles }: World): number[] =>
  Array.from({ length: ADVISORS }, (_, at) => ADVISOR + at).filter((advisor) => roles[advisor]![0] === 'advisor')

/** The same table, for somebody who leads the first group and the people of it. A block with its owner holds for all of them. */
export function isCandidateOfGroup(world: World, minorsSee: 'groups' | 'vouched', leader: number, student: number): boolean {
  const { bucket, isHidden } = world.students[student]!
  if (bucket === 'applied') return true
  const isFree = !isHidden && !isBlocked(world, ADVISOR, student) && !isBlocked(world, leader, student)
  return isFree && (bucket !== 'none' || sees(world, minorsSee, leader, student))
}

/** Whom a search of everybody for the job finds: its candidates, but for whoever is blocked. */
export const isFoundForJob = (world: World, student: number): boolean =>
  isCandidateOfJob(world, student) && !isBlocked(world, RECRUITER, student)

/** The same for the first group. Whom it rejected is found by a keyword only. */
export function isFoundForGroup(
  world: World,
  minorsSee: 'groups' | 'vouched',
  { leader, hasKeyword }: { readonly leader: number; readonly hasKeyword: boolean },
  student: number,
): boolean {
  if (isBlocked(world, ADVISOR, student) || isBlocked(world, leader, student)) return false
  if (world.students[student]!.bucket === 'rejected' && !hasKeyword) return false
  return isCandidateOfGroup(world, minorsSee, leader, student)
}
