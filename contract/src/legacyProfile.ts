import { CURRENT, readDate } from './dates.ts'
import { bioSections, emptyProfile, levelLabel, levels, timeCommitments } from './profiles.ts'
import type { BioSection, StudentProfile } from './profiles.ts'
import { MOST_TAGS, readTags } from './tags.ts'
import { readLink } from './text.ts'

const placeNames = { City: 'locationCity', State: 'locationState', Country: 'locationCountry' }

const schoolNames = {
  ...placeNames,
  Name: 'name',
  School: 'name',
  School_Name: 'name',
  Year: 'graduationYear',
  Graduation_Year: 'graduationYear',
  Favorite_Subjects: 'favoriteSubjects',
  Sports_Games: 'sportsGames',
  Sports: 'sportsGames',
  Clubs_Orgs: 'clubsOrgs',
  Clubs: 'clubsOrgs',
  Jobs_Internships_Projects: 'jobsInternshipsProjects',
  Jobs_Internships: 'jobsInternshipsProjects',
  Other_Interests: 'otherInterests',
  Other_Training: 'otherTraining',
  Impactful_Activities: 'impactfulActivities',
  Proudest_Acomplishments: 'proudestAcomplishments',
  Proudest_Accomplishments: 'proudestAcomplishments',
  Awards_Recieved: 'proudestAcomplishments',
  Awards_Received: 'proudestAcomplishments',
}
const collegeNames = {
  ...schoolNames,
  College: 'name',
  University: 'name',
  Degree: 'degree',
  Major: 'major',
  Minor: 'minor',
  Thesis: 'proudestAcomplishments',
}

/** The capitalised spellings of older profiles and the fields that they are now. Read on import only, never written. */
const legacyNames: Record<BioSection, Record<string, string>> = {
  generalInfo: {
    ...placeNames,
    Name: 'name',
    Date_Birth: 'birthYear',
    Birth_Year: 'birthYear',
    Gender: 'gender',
    LinkedIn_Profile: 'liProfile',
    FB_Profile: 'fbProfile',
    Internship_Keyword: 'internshipKeywords',
    Internship_Keywords: 'internshipKeywords',
    Video_Src: 'selfVideo',
    Level: 'level',
  },
  ikigaiInfo: {
    Adjectives_Self: 'selfDescribe',
    Adjectives_Others: 'othersDescribe',
    Easy_Skills: 'comesEasy',
    Passion_Activities: 'favoriteActivity',
    Vision_30: 'aspireTo',
    World_Improvement_Ideas: 'improveWorld',
    Rolemodel: 'successfulPerson',
    Rolemodel_Qualities: 'whatMakesSuccess',
  },
  highschoolInfo: schoolNames,
  collegeInfo: collegeNames,
  graduateInfo: collegeNames,
  professionalInfo: {
    Positions_Held: 'positionsHeld',
    Positions: 'positionsHeld',
    Clubs_Orgs: 'clubsOrgs',
    Other_Interests: 'otherInterests',
    Impactful_Activities: 'impactfulActivities',
    Awards_Recieved: 'impactfulActivities',
    Awards_Received: 'impactfulActivities',
    Aspirational_Role: 'aspirationalRole',
    Advice_Younger_Self: 'adviceToSelf',
  },
}

const rowNames: Record<string, string> = {
  Name: 'name',
  Title: 'name',
  Tags: 'tags',
  Title_Position: 'titlePosition',
  Position: 'titlePosition',
  Time_Commitment: 'timeCommitment',
  Duration: 'duration',
}
const positionNames: Record<string, string> = {
  Name: 'name',
  Title: 'name',
  Position: 'name',
  Company: 'companyInstitution',
  Company_Institution: 'companyInstitution',
  Industry: 'workDescription',
  Work_Description: 'workDescription',
  Start_Date: 'startDate',
  End_Date: 'endDate',
  Proudest_Acomplishments: 'proudestAcomplishments',
  Proudest_Accomplishments: 'proudestAcomplishments',
  Best_Part_Of_Working: 'bestPartOfWorking',
  Can_Be_Improved: 'canBeImproved',
  Tags: 'tags',
}

type Fields = Record<string, unknown>
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
/** Spelling alone does not matter: `Favorite_Subjects`, `favorite subjects` and `favoriteSubjects` are one name. */
const bare = (name: string) => name.replace(/[_\s]/g, '').toLowerCase()

/** The present name of a field: by the table, or because it is spelt the present way already. */
function fieldOf(names: Record<string, string>, legacy: string): string | undefined {
  const found = Object.entries(names).find(([known, field]) => bare(known) === bare(legacy) || field === legacy)
  return found?.[1]
}

function cellOf(field: string, value: unknown): unknown {
  if (field === 'tags') return readTags([value].flat().join(',')).slice(0, MOST_TAGS)
  if (field === 'timeCommitment') return timeCommitments.find((time) => bare(String(value)).startsWith(time)) ?? ''
  return value ?? undefined
}

function rowOf(value: unknown, names: Record<string, string>): Fields {
  if (!isFields(value)) return { name: String(value) }
  const row: Fields = {}
  for (const [legacy, inner] of Object.entries(value)) {
    const field = fieldOf(names, legacy)
    if (field && !row[field]) row[field] = cellOf(field, inner)
  }
  return row
}

/** A list was one text, with a line or a semicolon between its entries, or a list of texts or of objects. */
function rowsOf(value: unknown, names: Record<string, string>): Fields[] {
  const values = typeof value === 'string' ? value.split(/[\n;]/).filter((part) => part.trim()) : [value].flat()
  return values.filter((one) => one !== null && one !== undefined && one !== '').map((one) => rowOf(one, names))
}

function yearOf(value: unknown): string {
  const date = value && (typeof value === 'string' || typeof value === 'number') ? readDate(value) : null
  return typeof date === 'number' && date !== CURRENT ? String(new Date(date).getUTCFullYear()) : ''
}

function levelOf(value: unknown): unknown {
  return levels.find((level) => bare(levelLabel(level)) === bare(String(value))) ?? value
}

const linkFields = new Set(['liProfile', 'fbProfile', 'selfVideo'])

function valueOf(field: string, value: unknown, isList: boolean): unknown {
  if (isList) return rowsOf(value, field === 'positionsHeld' ? positionNames : rowNames)
  if (field === 'birthYear' || field === 'graduationYear') return yearOf(value)
  if (field === 'level') return levelOf(value)
  if (linkFields.has(field) && typeof value === 'string') return readLink(value) ?? value
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'number' ? String(value) : (value ?? '')
}

/** Older profiles kept the place in one text, and the latest position beside the list of all. */
function unfold(section: BioSection, legacy: Fields): Fields {
  const unfolded: Fields = {}
  const position: Fields = {}
  for (const [name, value] of Object.entries(legacy)) {
    if (bare(name) === 'citystatecountry') {
      const parts = typeof value === 'string' ? value.split(',') : []
      const [city, ...rest] = parts.map((part) => part.trim())
      Object.assign(unfolded, { City: city, State: rest.slice(0, -1).join(', '), Country: rest.at(-1) ?? '' })
    } else if (section === 'professionalInfo' && !fieldOf(legacyNames[section], name) && fieldOf(positionNames, name)) {
      position[name] = value
    } else unfolded[name] = value
  }
  return Object.keys(position).length > 0 ? { ...unfolded, Positions: [position] } : unfolded
}

function sectionOf(section: BioSection, legacy: Fields): { fields: Fields; left: string[] } {
  const fields: Fields = {}
  const left: string[] = []
  const empty: Fields = emptyProfile()[section]
  const shape: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> =
    bioSections[section].shape
  for (const [name, value] of Object.entries(unfold(section, legacy))) {
    const field = fieldOf(legacyNames[section], name)
    if (!field) {
      left.push(`${section}.${name}`)
      continue
    }
    const isList = Array.isArray(empty[field])
    const next = valueOf(field, value, isList)
    const before = fields[field]
    const read = shape[field]!.safeParse(Array.isArray(before) && Array.isArray(next) ? [...before, ...next] : next)
    if (read.success) fields[field] = read.data
    else left.push(`${section}.${name}`)
  }
  return { fields, left }
}

export type PartialBio = { [Section in BioSection]?: Partial<StudentProfile[Section]> }

/**
 * Reads a profile in the older, capitalised spelling. Year '0' means none.
 * @returns the fields that it fills, section by section, and the names of those that have no place in a bio or that
 * hold something a bio cannot hold
 */
export function readLegacyProfile(legacy: Fields): { bio: PartialBio; left: string[] } {
  const bio: PartialBio = {}
  const left: string[] = []
  for (const [name, value] of Object.entries(legacy)) {
    if (!Object.hasOwn(bioSections, name) || !isFields(value)) {
      left.push(name)
      continue
    }
    const section = name as BioSection
    const read = sectionOf(section, value)
    Object.assign(bio, { [section]: read.fields })
    left.push(...read.left)
  }
  return { bio, left }
}
