import type { HighschoolInfo, PositionHeld, StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/**
 * All that a person wrote about what they do and aim for. Who and where they are (name, gender, birth year, places,
 * schools, employers) is left out on purpose: it must not decide whom they meet.
 */
export const bioTexts = (bio: StudentProfile): string[] => [...wishes(bio), ...deeds(bio)].filter(Boolean)

/**
 * What they wrote about themselves and what they do, which shows skills, without what they wish for, and without what they are called in an
 * activity: whoever founded a choir is no entrepreneur, and the author of a comic writes no novels.
 */
export const deedTexts = (bio: StudentProfile): string[] => deeds(bio, nameOf).filter(Boolean)

function wishes({ generalInfo, ikigaiInfo, professionalInfo }: StudentProfile): string[] {
  const { aspireTo, improveWorld, successfulPerson, whatMakesSuccess } = ikigaiInfo
  const { aspirationalRole, adviceToSelf } = professionalInfo
  return [generalInfo.internshipKeywords, aspireTo, improveWorld, successfulPerson, whatMakesSuccess, aspirationalRole, adviceToSelf]
}

interface Row {
  readonly name: string
  readonly titlePosition?: string
}

const nameOf = ({ name }: Row): string[] => [name]
const nameAndRole = ({ name, titlePosition = '' }: Row): string[] => [name, titlePosition]

/** @param read what is read of a row of a list */
function deeds(bio: StudentProfile, read: (row: Row) => string[] = nameAndRole): string[] {
  const { ikigaiInfo: self, professionalInfo: professional, collegeInfo: college, graduateInfo: graduate } = bio
  return [
    self.selfDescribe,
    self.othersDescribe,
    self.comesEasy,
    self.favoriteActivity,
    ...[bio.highschoolInfo, college, graduate].flatMap((school) => rowsOfSchool(school).flatMap(read)),
    ...[college, graduate].map(({ degree }) => degree),
    ...[college, graduate].flatMap(({ major, minor }) => [...major, ...minor].flatMap(read)),
    ...professional.positionsHeld.flatMap(positionTexts),
    ...[...professional.clubsOrgs, ...professional.otherInterests, ...professional.impactfulActivities].flatMap(read),
  ]
}

function rowsOfSchool(school: HighschoolInfo): Row[] {
  return [
    ...school.favoriteSubjects,
    ...school.sportsGames,
    ...school.clubsOrgs,
    ...school.jobsInternshipsProjects,
    ...school.otherInterests,
    ...school.otherTraining,
    ...school.impactfulActivities,
    ...school.proudestAcomplishments,
  ]
}

function positionTexts(position: PositionHeld): string[] {
  return [position.name, position.workDescription, position.proudestAcomplishments, position.bestPartOfWorking, position.canBeImproved]
}
