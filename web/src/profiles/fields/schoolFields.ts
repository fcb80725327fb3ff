import type { FieldOf } from './fields.ts'

/** What both kinds of school have. */
type SchoolField = FieldOf<'highschoolInfo'> & FieldOf<'collegeInfo'>

const place: readonly SchoolField[] = [
  { kind: 'line', name: 'locationCity', label: 'City', half: true },
  { kind: 'line', name: 'locationState', label: 'State or region', half: true },
  { kind: 'line', name: 'locationCountry', label: 'Country', half: true },
]

const graduationYear: SchoolField = {
  kind: 'line',
  name: 'graduationYear',
  label: 'Graduation year',
  hint: 'The year you graduated or expect to',
  numeric: true,
  half: true,
}

const activities: readonly SchoolField[] = [
  {
    kind: 'list',
    name: 'favoriteSubjects',
    label: 'Favorite subjects',
    row: 'tagged',
    one: 'a subject',
    nameLabel: 'Subject',
  },
  {
    kind: 'list',
    name: 'sportsGames',
    label: 'Sports and games',
    row: 'activity',
    one: 'a sport or game',
    nameLabel: 'Sport or game',
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
    name: 'jobsInternshipsProjects',
    label: 'Jobs, internships and projects',
    row: 'activity',
    one: 'a job, internship or project',
    nameLabel: 'Job, internship or project',
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
    name: 'otherTraining',
    label: 'Other training',
    row: 'tagged',
    one: 'a training',
    nameLabel: 'Training',
    hint: 'Courses, certificates, lessons outside of school',
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
  {
    kind: 'list',
    name: 'proudestAcomplishments',
    label: 'Proudest accomplishments',
    row: 'plain',
    one: 'an accomplishment',
    nameLabel: 'Accomplishment',
  },
]

export const highschoolFields: readonly FieldOf<'highschoolInfo'>[] = [
  { kind: 'line', name: 'name', label: 'Name of the school' },
  graduationYear,
  ...place,
  ...activities,
]

export const collegeFields: readonly FieldOf<'collegeInfo'>[] = [
  { kind: 'line', name: 'name', label: 'Name of the institution' },
  { kind: 'line', name: 'degree', label: 'Degree', hint: 'For example Bachelor of Science', half: true },
  graduationYear,
  ...place,
  { kind: 'list', name: 'major', label: 'Majors', row: 'tagged', one: 'a major', nameLabel: 'Major' },
  { kind: 'list', name: 'minor', label: 'Minors', row: 'tagged', one: 'a minor', nameLabel: 'Minor' },
  ...activities,
]
