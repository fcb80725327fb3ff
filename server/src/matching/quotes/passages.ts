import type { ActivityEntry, HighschoolInfo, PositionHeld, StudentProfile, TaggedEntry } from '@trellis/contract/profiles/profiles.ts'

/** What somebody wrote in their own words, as far as it can be quoted. */
export interface Passage {
  readonly text: string
  /** What it was written of, such as a position or a club; empty where it stands by itself. */
  readonly of: string
  /** The skills that they tagged it with. */
  readonly tags: readonly string[]
}

/**
 * What somebody wrote about what they do, what they do now first. What they wish for shows no skill, and what could be improved at
 * a place of work is not what they would say of themselves.
 */
export function passagesOf({ ikigaiInfo, highschoolInfo, collegeInfo, graduateInfo, professionalInfo }: StudentProfile): Passage[] {
  const { positionsHeld, clubsOrgs, otherInterests, impactfulActivities } = professionalInfo
  const { comesEasy, favoriteActivity } = ikigaiInfo
  return [
    ...positionsHeld.flatMap(ofPosition),
    ...impactfulActivities.map(ofDeed),
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
    ...impactfulActivities.map(ofDeed),
    ...[...jobsInternshipsProjects, ...clubsOrgs, ...sportsGames, ...otherInterests].map(ofRow),
    ...proudestAcomplishments.map(({ name }) => ({ text: name, of: '', tags: [] })),
  ]
}

/** The part that they played in something. */
const ofRow = ({ name, titlePosition, tags }: ActivityEntry): Passage => ({ text: titlePosition, of: name, tags })

const ofDeed = ({ name, tags }: TaggedEntry): Passage => ({ text: name, of: '', tags })
