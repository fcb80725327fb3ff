import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import type { ActivityEntry, HighschoolInfo, PositionHeld, StudentProfile, TaggedEntry } from '@trellis/contract/profiles/profiles.ts'

/** What somebody wrote in their own words, as far as it can be quoted. */
export interface Passage {
  readonly text: string
  /** What it was written of, such as a position or a club; empty where it stands by itself. */
  readonly of: string
  /** The skills that they tagged it with. */
  readonly tags: readonly string[]
  /** How the clubs are called that it may name, in plain words: that a day was a robotics team's says nothing of robots. */
  readonly clubs?: readonly string[]
}

/** Of how many clubs the names are left out of what is quoted. */
const MOST_CLUBS = 20

/**
 * What somebody wrote about what they do, what they do now first. What they wish for shows no skill, and what could be improved at
 * a place of work is not what they would say of themselves.
 */
export function passagesOf({ ikigaiInfo, highschoolInfo, collegeInfo, graduateInfo, professionalInfo }: StudentProfile): Passage[] {
  const { positionsHeld, clubsOrgs, otherInterests, impactfulActivities } = professionalInfo
  const { comesEasy, favoriteActivity } = ikigaiInfo
  return [
    ...positionsHeld.flatMap(ofPosition),
    ...impactfulActivities.map(ofDeed(clubsOrgs)),
    ...[...clubsOrgs, ...otherInterests].map(ofRow),
    ...[graduateInfo, collegeInfo, highschoolInfo].flatMap(ofSchool),
    ...[comesEasy, favoriteActivity].map((text) => ({ text, of: '', tags: [] })),
  ]
}

function ofPosition({ name, companyInstitution, tags, ...told }: PositionHeld): Passage[] {
  const of = [name, companyInstitution].filter(Boolean).join(' at ')
  return [told.proudestAcomplishments, told.workDescription, told.bestPartOfWorking].map((text) => ({ text, of, tags }))
}

function ofSchool(school: HighschoolInfo): Passage[] {
  const { impactfulActivities, jobsInternshipsProjects, clubsOrgs, sportsGames, otherInterests, proudestAcomplishments } = school
  return [
    ...impactfulActivities.map(ofDeed(clubsOrgs)),
    ...[...jobsInternshipsProjects, ...clubsOrgs, ...sportsGames, ...otherInterests].map(ofRow),
    ...proudestAcomplishments.map(({ name }) => ofDeed(clubsOrgs)({ name, tags: [] })),
  ]
}

/** The part that they played in something. */
const ofRow = ({ name, titlePosition, tags }: ActivityEntry): Passage => ({ text: titlePosition, of: name, tags })

/** What they did by its name alone, in which a club of theirs may be named. */
function ofDeed(clubsOrgs: readonly ActivityEntry[]): (deed: TaggedEntry) => Passage {
  const clubs = clubsOrgs.slice(0, MOST_CLUBS).map(({ name }) => wordsOf(name).join(' '))
  return ({ name, tags }) => ({ text: name, of: '', tags, clubs: clubs.filter(Boolean) })
}
