import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { type Level, type MainSection, mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import type { Section, SectionOf } from './fields.ts'
import { collegeFields, highschoolFields } from './schoolFields.ts'

const general: SectionOf<'generalInfo'> = {
  name: 'generalInfo',
  title: 'Basic profile',
  purpose: 'Your name, your level and where you are.',
  fields: [
    { kind: 'line', name: 'name', label: 'Name', autoComplete: 'name', half: true },
    { kind: 'level', name: 'level', label: 'Level', half: true },
    { kind: 'line', name: 'locationCity', label: 'City', autoComplete: 'address-level2', half: true },
    { kind: 'line', name: 'locationState', label: 'State or region', autoComplete: 'address-level1', half: true },
    { kind: 'line', name: 'locationCountry', label: 'Country', autoComplete: 'country-name', half: true },
    {
      kind: 'line',
      name: 'birthYear',
      label: 'Birth year',
      hint: `Only you see it. Without it you are protected as if you were ${MINORS_AGE}, and fewer people find you.`,
      autoComplete: 'bday-year',
      numeric: true,
      own: true,
      half: true,
    },
    {
      kind: 'line',
      name: 'gender',
      label: 'Gender',
      hint: 'In your own words. Only you see it.',
      own: true,
      half: true,
    },
    { kind: 'line', name: 'liProfile', label: 'LinkedIn profile', hint: 'A link that starts with https://', link: true },
    { kind: 'line', name: 'fbProfile', label: 'Facebook profile', hint: 'A link that starts with https://', link: true },
    { kind: 'line', name: 'selfVideo', label: 'Video about yourself', hint: 'A link that starts with https://', link: true },
    {
      kind: 'line',
      name: 'internshipKeywords',
      label: 'Internship keywords',
      hint: 'What you would like an internship to be about, with commas between',
    },
  ],
}

const selfDescription: SectionOf<'ikigaiInfo'> = {
  name: 'ikigaiInfo',
  title: 'Self-description',
  purpose: 'Eight short questions about who you are and what moves you. Answer those you like.',
  fields: [
    { kind: 'line', name: 'selfDescribe', label: 'Three adjectives that describe you' },
    { kind: 'line', name: 'othersDescribe', label: 'Three adjectives others would use to describe you' },
    { kind: 'paragraph', name: 'comesEasy', label: 'What comes easily to you?' },
    { kind: 'paragraph', name: 'favoriteActivity', label: 'What do you enjoy doing most?' },
    { kind: 'paragraph', name: 'aspireTo', label: 'What do you aspire to?' },
    { kind: 'paragraph', name: 'improveWorld', label: 'How would you like to improve the world?' },
    { kind: 'paragraph', name: 'successfulPerson', label: 'Who is a successful person you look up to?' },
    { kind: 'paragraph', name: 'whatMakesSuccess', label: 'What makes that person successful?' },
  ],
}

const professional: SectionOf<'professionalInfo'> = {
  name: 'professionalInfo',
  title: 'Professional experience',
  purpose: 'The positions you have held, paid or not, and where you want to go.',
  fields: [
    {
      kind: 'list',
      name: 'positionsHeld',
      label: 'Positions held',
      row: 'position',
      one: 'a position',
      nameLabel: 'Title',
    },
    {
      kind: 'list',
      name: 'clubsOrgs',
      label: 'Clubs and organizations',
      row: 'activity',
      one: 'a club or organization',
      nameLabel: 'Club or organization',
    },
    {
      kind: 'list',
      name: 'otherInterests',
      label: 'Other interests',
      row: 'activity',
      one: 'an interest',
      nameLabel: 'Interest',
    },
    {
      kind: 'list',
      name: 'impactfulActivities',
      label: 'Impactful activities',
      row: 'tagged',
      one: 'an impactful activity',
      nameLabel: 'Activity',
      hint: 'What changed something, for you or for others',
    },
    { kind: 'paragraph', name: 'aspirationalRole', label: 'Where do you want to be in 10 years?' },
    { kind: 'paragraph', name: 'adviceToSelf', label: 'What would you tell your younger self?' },
  ],
}

const college: SectionOf<'collegeInfo'> = {
  name: 'collegeInfo',
  title: 'College',
  purpose: 'What you studied, and what you did beside it.',
  fields: collegeFields,
}

const graduate: SectionOf<'graduateInfo'> = {
  name: 'graduateInfo',
  title: 'Graduate school',
  purpose: 'Your graduate studies, and what you did beside them.',
  fields: collegeFields,
}

const highschool: SectionOf<'highschoolInfo'> = {
  name: 'highschoolInfo',
  title: 'High school',
  purpose: 'Your school, the subjects you liked, and what you did beside them.',
  fields: highschoolFields,
}

export const sections: Record<BioSection, Section> = {
  generalInfo: general,
  ikigaiInfo: selfDescription,
  professionalInfo: professional,
  collegeInfo: college,
  graduateInfo: graduate,
  highschoolInfo: highschool,
}

/** What follows the section about where a person is now. */
const afterMain: Record<MainSection, readonly BioSection[]> = {
  highschoolInfo: ['professionalInfo', 'collegeInfo', 'graduateInfo'],
  collegeInfo: ['professionalInfo', 'highschoolInfo', 'graduateInfo'],
  graduateInfo: ['professionalInfo', 'collegeInfo', 'highschoolInfo'],
  professionalInfo: ['collegeInfo', 'graduateInfo', 'highschoolInfo'],
}

/** The sections in the order in which a person of a level tells of themselves: what they do, who they are, what they did before, facts. */
export function sectionsFor(level: Level): readonly Section[] {
  const main = mainSectionOf(level)
  return [main, 'ikigaiInfo' as const, ...afterMain[main], 'generalInfo' as const].map((name) => sections[name])
}

/** The section about where a person of a level is now: their school, or their work. */
export function mainSection(level: Level): Section {
  return sections[mainSectionOf(level)]
}
