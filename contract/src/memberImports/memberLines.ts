import { type MemberRole, memberRoles } from '../memberships/roles.ts'
import { memberRoleLabels } from '../memberships/roleLabels.ts'
import { type Level, levelLabel, levels } from '../profiles/levels.ts'

/** What one line of a table says of somebody, as it stands there. */
export interface MemberLine {
  /** The line of the file that it begins at, from 1. */
  readonly line: number
  readonly name: string
  readonly email: string
  readonly role: string
  readonly cohort: string
  readonly level: string
}

export const memberColumns = ['name', 'email', 'role', 'cohort', 'level'] as const
export type MemberColumn = (typeof memberColumns)[number]

/** How many signs each may have; more is cut off, and told as faulty where it matters. */
export const LONGEST: Readonly<Record<MemberColumn, number>> = { name: 200, email: 254, role: 60, cohort: 100, level: 60 }

/** Words by which things are compared: small letters and digits alone, so that 'E-Mail:' is 'email'. */
const plain = (words: string): string =>
  words
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const titles: Readonly<Record<MemberColumn, readonly string[]>> = {
  name: ['name', 'fullname', 'student', 'studentname', 'member', 'person', 'displayname', 'who'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'address', 'emails', 'studentemail', 'schoolemail', 'contact'],
  role: ['role', 'roles', 'memberrole', 'as', 'function', 'type'],
  cohort: ['cohort', 'cohorts', 'class', 'year', 'classof', 'section', 'team', 'homeroom'],
  level: ['level', 'levels', 'educationlevel', 'grade', 'stage', 'education'],
}
const firstNames = new Set(['firstname', 'first', 'givenname', 'forename'])
const lastNames = new Set(['lastname', 'last', 'surname', 'familyname'])

/** Where each column stands, from 0; a name may stand in two, the first and the last. */
export type ColumnPlaces = Readonly<Partial<Record<MemberColumn, readonly number[]>>>

/** Reads the titles of a table. Of two columns with the same meaning the first counts. */
export function columnPlaces(cells: readonly string[]): ColumnPlaces {
  const words = cells.map(plain)
  const places: Partial<Record<MemberColumn, readonly number[]>> = {}
  for (const column of memberColumns) {
    const at = words.findIndex((word) => titles[column].includes(word))
    if (at !== -1) places[column] = [at]
  }
  const [first, last] = [words.findIndex((word) => firstNames.has(word)), words.findIndex((word) => lastNames.has(word))]
  if (places.name === undefined && (first !== -1 || last !== -1)) places.name = [first, last].filter((at) => at !== -1)
  return places
}

/** What a line says by where the columns stand; an apostrophe by which a formula was made text is taken off. */
export function memberLine(line: number, cells: readonly string[], places: ColumnPlaces): MemberLine {
  const told = (column: MemberColumn) =>
    (places[column] ?? [])
      .map((at) => asWritten(cells[at] ?? ''))
      .filter(Boolean)
      .join(' ')
      .slice(0, LONGEST[column])
      .trim()
  const [name, email] = [told('name'), told('email')]
  // An address that came into the column of names is told as such, faulty or not.
  const isMoved = email === '' && isMeantAsAddress(name)
  return {
    line,
    ...(isMoved ? { name: '', email: name } : { name, email }),
    role: told('role'),
    cohort: told('cohort'),
    level: told('level'),
  }
}

/** Whether a cell was meant as an e-mail address, though it may be none: one word with an @ in it. */
export const isMeantAsAddress = (cell: string): boolean => cell.indexOf('@') > 0 && !/\s/.test(cell)

const UNSTORABLE = /[\0\p{Cs}]/gu
const asWritten = (cell: string): string =>
  cell
    .slice(0, 1_000)
    .replace(UNSTORABLE, '')
    .trim()
    .replace(/^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, '')

const roleWords: Readonly<Record<string, MemberRole>> = {
  ...Object.fromEntries(memberRoles.flatMap((role) => [role, plain(memberRoleLabels[role])].map((word) => [word, role]))),
  '': 'member',
  members: 'member',
  mentee: 'member',
  student: 'member',
  pupil: 'member',
  participant: 'member',
  mentors: 'mentor',
  guide: 'mentor',
  coach: 'mentor',
  mentorandmember: 'both',
  membermentor: 'both',
  mentormember: 'both',
  menteeandmentor: 'both',
  mentorandmentee: 'both',
}

/** As what a line says somebody is in the group; a member where it says nothing; undefined where nobody knows what it means. */
export const readRole = (words: string): MemberRole | undefined => ownOf(roleWords, plain(words))

const levelWords: Readonly<Record<string, Level | null>> = {
  ...Object.fromEntries(levels.flatMap((level) => [level, plain(levelLabel(level))].map((word) => [word, level]))),
  '': null,
  nolevel: null,
  secondary: 'hs',
  secondaryschool: 'hs',
  undergraduate: 'col',
  university: 'col',
  bachelor: 'col',
  graduate: 'gs',
  gradschool: 'gs',
  master: 'gs',
  masters: 'gs',
  phd: 'gs',
  early: 'ep',
  youngprofessional: 'ep',
  advanced: 'ap',
  senior: 'ap',
  seniorprofessional: 'ap',
}

/** The level that a line names; null where it names none; undefined where nobody knows what it means. */
export const readLevel = (words: string): Level | null | undefined => ownOf(levelWords, plain(words))

/** What names of cohorts are compared by. */
export const cohortKeyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

const ownOf = <T>(words: Readonly<Record<string, T>>, word: string): T | undefined => (Object.hasOwn(words, word) ? words[word] : undefined)
