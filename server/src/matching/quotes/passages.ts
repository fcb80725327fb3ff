import type { HighschoolInfo, PositionHeld, StudentProfile } from '@trellis/contract/profiles/profiles.ts'

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
    ...[...impactfulActivities, ...clubsOrgs, ...otherInterests].flatMap(ofRow),
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
    ...[...impactfulActivities, ...jobsInternshipsProjects, ...clubsOrgs, ...sportsGames, ...otherInterests].flatMap(ofRow),
    ...proudestAcomplishments.map(({ name }) => ({ text: name, of: '', tags: [] })),
  ]
}

/** The part that they played in it, and what it was, where that is more than a name. */
function ofRow({
  name,
  tags,
  ...row
}: {
  readonly name: string
  readonly tags: readonly string[]
  readonly titlePosition?: string
}): Passage[] {
  return [
    { text: row.titlePosition ?? '', of: name, tags },
    { text: name, of: '', tags },
  ]
}
