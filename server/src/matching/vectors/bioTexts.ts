import type { HighschoolInfo, PositionHeld, StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/**
 * All that a person wrote about what they do and aim for. Who and where they are (name, gender, birth year, places,
 * schools, employers) is left out on purpose: it must not decide whom they meet.
 */
export function bioTexts(bio: StudentProfile): string[] {
  const { professionalInfo: professional, collegeInfo: college, graduateInfo: graduate } = bio
  return [
    bio.generalInfo.internshipKeywords,
    ...Object.values(bio.ikigaiInfo),
    ...[bio.highschoolInfo, college, graduate].flatMap(schoolTexts),
    ...[college, graduate].map(({ degree }) => degree),
    ...[college, graduate].flatMap(({ major, minor }) => rowTexts([...major, ...minor])),
    ...professional.positionsHeld.flatMap(positionTexts),
    ...rowTexts(professional.clubsOrgs),
    ...rowTexts(professional.otherInterests),
    ...rowTexts(professional.impactfulActivities),
    professional.aspirationalRole,
    professional.adviceToSelf,
  ].filter(Boolean)
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
