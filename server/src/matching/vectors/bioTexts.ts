import type { HighschoolInfo, PositionHeld, StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/**
 * All that a person wrote about what they do and aim for. Who and where they are (name, gender, birth year, places,
 * schools, employers) is left out on purpose: it must not decide whom they meet.
 */
export const bioTexts = (bio: StudentProfile): string[] => [...wishes(bio), ...deeds(bio)].filter(Boolean)

/** What they wrote about themselves and what they do, which shows skills, without what they wish for. */
export const deedTexts = (bio: StudentProfile): string[] => deeds(bio).filter(Boolean)

function wishes({ generalInfo, ikigaiInfo, professionalInfo }: StudentProfile): string[] {
  const { aspireTo, improveWorld, successfulPerson, whatMakesSuccess } = ikigaiInfo
  const { aspirationalRole, adviceToSelf } = professionalInfo
  return [generalInfo.internshipKeywords, aspireTo, improveWorld, successfulPerson, whatMakesSuccess, aspirationalRole, adviceToSelf]
}

function deeds(bio: StudentProfile): string[] {
  const { ikigaiInfo: self, professionalInfo: professional, collegeInfo: college, graduateInfo: graduate } = bio
  return [
    self.selfDescribe,
    self.othersDescribe,
    self.comesEasy,
    self.favoriteActivity,
    ...[bio.highschoolInfo, college, graduate].flatMap(schoolTexts),
    ...[college, graduate].map(({ degree }) => degree),
    ...[college, graduate].flatMap(({ major, minor }) => rowTexts([...major, ...minor])),
    ...professional.positionsHeld.flatMap(positionTexts),
    ...rowTexts(professional.clubsOrgs),
    ...rowTexts(professional.otherInterests),
    ...rowTexts(professional.impactfulActivities),
  ]
}

function schoolTexts(school: HighschoolInfo): string[] {
  return [
    school.favoriteSubjects,
    school.sportsGames,
    school.clubsOrgs,
    school.jobsInternshipsProjects,
    school.otherInterests,
    school.otherTraining,
    school.impactfulActivities,
    school.proudestAcomplishments,
  ].flatMap((rows) => rowTexts(rows))
}

function rowTexts(rows: readonly { name: string; titlePosition?: string }[]): string[] {
  return rows.flatMap((row) => [row.name, row.titlePosition ?? ''])
}

function positionTexts(position: PositionHeld): string[] {
  return [position.name, position.workDescription, position.proudestAcomplishments, position.bestPartOfWorking, position.canBeImproved]
}
