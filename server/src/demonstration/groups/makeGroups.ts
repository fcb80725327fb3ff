import { DAY_MS } from '@trellis/contract/durations.ts'
import { GroupInfo } from '@trellis/contract/groups/groups.ts'
import type { CohortRole } from '@trellis/contract/groups/cohorts.ts'
import type { CastMember } from '../cast/cast.ts'
import { acceptedAt, type MadeLink, type Seeker } from '../links.ts'
import type { Recipe } from '../people/makePeople.ts'
import { schoolBegan, schoolYearEnd } from '../people/timeline.ts'
import { randomOf } from '../random.ts'
import { castPlaces } from './castPlaces.ts'
import { invitationsOf, type MadeInvitation } from './invited.ts'
import type { Offering } from './internships.ts'
import { joiningOf, type Turnout } from './joining.ts'
import { MENTORING_BEGAN } from './mentoring.ts'
import { alumni, juniorYear, oceanCircle, reunion, roboticsClub, school, seniorYear, workshop } from './toldGroups.ts'

/** A group that was made up, ready to be stored. Its advisor is named by the place among the advisors, that of the cast first. */
export interface MadeGroup {
  readonly advisor: number
  /** Who leads it with them, having said yes. */
  readonly coAdvisors: readonly MadeCoAdvisor[]
  readonly info: GroupInfo
  /** Places in this list of the groups whose members may see it. */
  readonly for: readonly number[]
  readonly createdAt: number
  /** Undefined for a draft. */
  readonly openedAt: number | undefined
  readonly links: readonly MadeLink[]
  /** As what those are in it whom it accepted, by their place in the community. */
  readonly roles: ReadonlyMap<number, CohortRole>
  readonly cohorts: readonly MadeCohort[]
  readonly invitations: readonly MadeInvitation[]
  readonly joinCode: MadeCode | undefined
  /** Undefined where its advisor has added no jobs. */
  readonly offers: Offering | undefined
}

/** Somebody who was asked to lead a group, and accepted. */
export interface MadeCoAdvisor {
  readonly advisor: number
  readonly joinedAt: number
}

/** The code by which people join a group. */
interface MadeCode {
  readonly code: string
  readonly expiresAt: number
  readonly mostUses: number
  readonly uses: number
}

export interface MadeCohort {
  readonly name: string
  readonly startDate: number
  readonly endDate: number
  /** Places in the community. */
  readonly members: readonly number[]
}

/** A stream of chance that nobody else takes. */
const GROUPS_STREAM = 60_000_000
const BORN_FOR_REUNION = 2017 - 18
const [CODE_GIVEN_DAYS, CODE_LEFT_DAYS, MOST_CODE_USES] = [30, 60, 60]
const worksFor = (level: Seeker['level']): boolean => level === 'ep' || level === 'ap'

interface Plan {
  readonly advisor: number
  /** Who was asked to lead it too and accepted, and how many days ago. */
  readonly coAdvisors?: readonly { readonly advisor: number; readonly joined: number }[]
  readonly told: Parameters<typeof GroupInfo.parse>[0]
  readonly days: number
  readonly for?: readonly number[]
  readonly turnout?: Turnout
  /** How long ago most had come who could have, in milliseconds: its advisor gathered them for something. */
  readonly gathered?: number
  /** Whether somebody may be in it, given who is in the groups before it, and in which year this school year ends. */
  readonly isFor?: (seeker: Seeker, before: readonly MadeGroup[], yearEnd: number) => boolean
  /** From when on somebody may be in it, in milliseconds since 1970; always where it is left out. */
  readonly from?: (seeker: Seeker) => number
  readonly mentors?: { readonly share: number; readonly isFor: Plan['isFor'] }
  readonly hasYears?: true
  /** The code by which people have joined lately. */
  readonly code?: string
  readonly offers?: Offering
}

const [SCHOOL, ALUMNI, JUNIOR] = [0, 1, 2]
const isIn = (group: MadeGroup | undefined, { at }: Seeker): boolean => group?.roles.has(at) ?? false
const draws =
  (...ids: string[]) =>
  ({ callingIds, isGrownUp }: Seeker): boolean =>
    isGrownUp && callingIds.some((id) => ids.includes(id))
const guides = (seeker: Seeker, before: readonly MadeGroup[]): boolean => seeker.level === 'ap' && isIn(before[ALUMNI], seeker)

/** How many come to a group, as parts of the community: of 2,000 people, 240 pupils and 900 alumni with 150 mentors. */
const plans: readonly Plan[] = [
  {
    advisor: 0,
    coAdvisors: [{ advisor: 3, joined: 3 }],
    told: school,
    days: 420,
    turnout: { members: 0.12, waiting: 0.006, others: 0.008 },
    isFor: ({ level }) => level === 'hs',
    from: ({ leavesSchool }) => schoolBegan(leavesSchool),
    hasYears: true,
    offers: { level: 'hs', forAll: 6, forOneCohort: 2 },
  },
  {
    advisor: 0,
    told: alumni,
    days: 500,
    turnout: { members: 0.375, waiting: 0.01, others: 0.02 },
    gathered: MENTORING_BEGAN,
    isFor: ({ isGrownUp, level }) => isGrownUp && level !== 'hs',
    mentors: { share: 0.075, isFor: ({ isGrownUp, level }) => isGrownUp && worksFor(level) },
    offers: { level: 'col', forAll: 4, forOneCohort: 0, openFor: MENTORING_BEGAN + DAY_MS },
  },
  {
    advisor: 0,
    told: juniorYear,
    days: 70,
    for: [SCHOOL, ALUMNI],
    turnout: { members: 0.02, waiting: 0.004, others: 0.002 },
    isFor: (seeker, before, yearEnd) => isIn(before[SCHOOL], seeker) && seeker.leavesSchool === yearEnd + 1,
    mentors: { share: 0.01, isFor: guides },
  },
  {
    advisor: 0,
    told: seniorYear,
    days: 70,
    for: [SCHOOL, ALUMNI],
    turnout: { members: 0.02, waiting: 0.003, others: 0.002 },
    isFor: (seeker, before, yearEnd) => isIn(before[SCHOOL], seeker) && seeker.leavesSchool === yearEnd,
    mentors: { share: 0.01, isFor: (seeker, before) => guides(seeker, before) && !isIn(before[JUNIOR], seeker) },
  },
  {
    advisor: 0,
    told: roboticsClub,
    days: 300,
    for: [SCHOOL],
    turnout: { members: 0.02, waiting: 0, others: 0.002 },
    isFor: (seeker, before) => isIn(before[SCHOOL], seeker),
    code: 'R2B7TS',
  },
  {
    advisor: 1,
    told: oceanCircle,
    days: 600,
    turnout: { members: 0.04, waiting: 0, others: 0.005 },
    isFor: draws('marine-biology', 'data-science', 'chemistry', 'physics'),
  },
  {
    advisor: 2,
    told: workshop,
    days: 380,
    turnout: { members: 0.04, waiting: 0.005, others: 0.01 },
    isFor: draws('robotics', 'civil-engineering', 'electrical-work', 'auto-mechanics', 'carpentry'),
    mentors: { share: 0.01, isFor: (seeker) => seeker.level === 'ap' && draws('robotics', 'electrical-work', 'auto-mechanics')(seeker) },
  },
  {
    advisor: 0,
    told: reunion,
    days: 45,
    turnout: { members: 0.01, waiting: 0, others: 0 },
    isFor: ({ isGrownUp, birthYear }) => isGrownUp && Math.abs(birthYear - BORN_FOR_REUNION) <= 1,
  },
]

/**
 * The groups of a community with all that happened to them: the same for the same recipe.
 * @param seekers the community in its order, the cast first
 */
export function groupsOf(recipe: Recipe, cast: readonly CastMember[], seekers: readonly Seeker[]): MadeGroup[] {
  const made: MadeGroup[] = []
  for (const [at, plan] of plans.entries()) made.push(groupOf(recipe, at, plan, { cast, seekers, before: made }))
  return made
}

interface Community {
  readonly cast: readonly CastMember[]
  readonly seekers: readonly Seeker[]
  readonly before: readonly MadeGroup[]
}

function groupOf({ seed, count, now }: Recipe, at: number, plan: Plan, { cast, seekers, before }: Community): MadeGroup {
  const random = randomOf(seed, GROUPS_STREAM + at)
  const openedAt = now - plan.days * DAY_MS
  const info = GroupInfo.parse(plan.told)
  const isDraft = info.state === 'draft'
  const others = seekers.slice(cast.length)
  const those = (isFor: Plan['isFor']) => (isFor === undefined ? [] : others.filter((seeker) => isFor(seeker, before, schoolYearEnd(now))))
  const mentors = random.some(those(plan.mentors?.isFor), Math.ceil((plan.mentors?.share ?? 0) * count))
  const isMentor = new Set(mentors)
  const hearing = hearingOf(plan, before)
  const { links, roles } = joiningOf(
    random,
    { info, openedAt, until: now, gatheredBy: plan.gathered === undefined ? undefined : now - plan.gathered },
    {
      members: those(plan.isFor)
        .filter((seeker) => !isMentor.has(seeker))
        .map(hearing),
      mentors: mentors.map(hearing),
      cast: castPlaces
        .filter((place) => place.group === at)
        .map((place) => ({ ...place, seeker: hearing(seekers[cast.findIndex(({ email }) => email === place.email)]!) })),
      turnout: plan.turnout,
      count,
    },
  )
  return {
    advisor: plan.advisor,
    coAdvisors: (plan.coAdvisors ?? []).map(({ advisor, joined }) => ({ advisor, joinedAt: now - joined * DAY_MS })),
    info,
    for: plan.for ?? [],
    // Of those that were opened on one day each has a moment of its own: a list of groups has one order.
    createdAt: openedAt - DAY_MS + at,
    openedAt: isDraft ? undefined : openedAt,
    links,
    roles,
    cohorts: plan.hasYears ? yearsOf([...roles.keys()], seekers) : [],
    invitations:
      info.joinPolicy === 'byInvitation'
        ? invitationsOf(random, { openedAt, now, links }, [...those(plan.isFor), ...others.filter(({ isGrownUp }) => isGrownUp)])
        : [],
    joinCode: plan.code === undefined ? undefined : codeOf(plan.code, links, now),
    offers: plan.offers,
  }
}

/** Nobody hears of a group before they may be in it, nor before they are in one whose members see it. */
function hearingOf(plan: Plan, before: readonly MadeGroup[]): (seeker: Seeker) => Seeker {
  const seenBy = plan.for?.map((at) => {
    const { links, roles } = before[at]!
    return new Map(links.flatMap((link) => (roles.has(link.person) ? [[link.person, acceptedAt(link)!] as const] : [])))
  })
  return (seeker) => {
    const saw = seenBy === undefined ? 0 : Math.min(...seenBy.flatMap((since) => since.get(seeker.at) ?? []))
    return { ...seeker, joinedAt: Math.max(seeker.joinedAt, saw, plan.from?.(seeker) ?? 0) }
  }
}

/** A code that was given some weeks ago: whoever asked since came by it. */
function codeOf(code: string, links: readonly MadeLink[], now: number): MadeCode {
  const since = now - CODE_GIVEN_DAYS * DAY_MS
  const uses = links.filter(({ changes }) => changes.some(({ event, at }) => event === 'applied' && at >= since)).length
  const lastDay = Math.floor(now / DAY_MS) + CODE_LEFT_DAYS
  return { code, expiresAt: (lastDay + 1) * DAY_MS - 1, mostUses: MOST_CODE_USES, uses }
}

/** Everybody who is at school, by the year in which they leave it. */
function yearsOf(members: readonly number[], seekers: readonly Seeker[]): MadeCohort[] {
  const byYear = Map.groupBy(members, (at) => seekers[at]!.leavesSchool)
  return [...byYear]
    .toSorted(([one], [other]) => one - other)
    .map(([year, members]) => ({ name: `Class of ${year}`, startDate: Date.UTC(year - 4, 8, 1), endDate: Date.UTC(year, 5, 15), members }))
}
