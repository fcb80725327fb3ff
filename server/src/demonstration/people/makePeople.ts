import type { RecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { DAY_MS } from '@trellis/contract/durations.ts'
import { mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { GeneralInfo, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { professionalOf } from './career.ts'
import { entryWriterOf } from './entries.ts'
import { connectionsOf } from '../follows.ts'
import { ikigaiOf } from './ikigai.ts'
import { emailOf } from './names.ts'
import { type Outline, outlineOf, storyRandom } from './outline.ts'
import { collegeOf, graduateOf, highschoolOf } from './schoolDays.ts'

/** A person who was made up, ready to be stored. Others are named by their place in the community. */
export interface MadePerson {
  readonly name: string
  readonly email: string
  readonly type: PersonKind
  readonly profile: StudentProfile
  readonly hidden: boolean
  /** When they signed up, in milliseconds since 1970. */
  readonly joinedAt: number
  readonly follows: readonly number[]
  readonly blocks: readonly number[]
  readonly isSuperUser?: boolean
  /** What recruiters and advisors say of themselves; their `profile` is not used. */
  readonly recruiter?: RecruiterProfile['generalInfo']
  /** Bios from the past, oldest first, for the genome's playback. */
  readonly earlier?: readonly EarlierBio[]
}

export interface EarlierBio {
  readonly at: number
  readonly profile: StudentProfile
}

export interface Recipe {
  readonly seed: number
  readonly count: number
  /** The day on which it is told, in milliseconds since 1970. */
  readonly now: number
}

const OLDEST_MEMBERSHIP_DAYS = 700

/** A community: for the same recipe always the same people. One at a time, so that a hundred thousand fit. */
export function* makePeople({ seed, count, now }: Recipe): Generator<MadePerson> {
  const outlines = Array.from({ length: count }, (_, index) => outlineOf(seed, index, now))
  const connections = connectionsOf(seed, outlines, now)
  for (const who of outlines) {
    const { profile, joinedAt } = storyOf(seed, who, now)
    const blocks = connections.blocksOf(who)
    yield {
      name: who.name,
      email: emailOf(who.name, who.index),
      type: 'student',
      profile,
      hidden: who.hidden,
      joinedAt,
      follows: connections.followsOf(who).filter((other) => !blocks.includes(other)),
      blocks,
    }
  }
}

function storyOf(seed: number, who: Outline, now: number): { profile: StudentProfile; joinedAt: number } {
  const random = storyRandom(seed, who.index)
  const thisYear = new Date(now).getUTCFullYear()
  const writer = entryWriterOf(random, who)
  const joinedAt = now - Math.floor(OLDEST_MEMBERSHIP_DAYS * random.next() ** 1.5 * DAY_MS) - DAY_MS
  const profile: StudentProfile = {
    professionalInfo: professionalOf(writer, now),
    graduateInfo: graduateOf(writer, who.home),
    collegeInfo: collegeOf(writer, thisYear),
    highschoolInfo: highschoolOf(writer, thisYear),
    ikigaiInfo: ikigaiOf(writer),
    generalInfo: generalOf(who, random.chance(0.15)),
  }
  return { profile, joinedAt }
}

function generalOf(who: Outline, hasLink: boolean): GeneralInfo {
  const isStudent = ['highschoolInfo', 'collegeInfo'].includes(mainSectionOf(who.level))
  return {
    name: who.name,
    birthYear: String(who.timeline.birthYear),
    gender: who.gender,
    ...who.home,
    liProfile: hasLink ? `https://www.example.org/people/${who.index}` : '',
    fbProfile: '',
    selfVideo: '',
    level: who.level,
    internshipKeywords: isStudent ? [who.calling.field, ...(who.second ? [who.second.field] : [])].join(', ') : '',
  }
}
