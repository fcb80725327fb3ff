import { readFileSync } from 'node:fs'
import { CollegeInfo, emptyProfile, ProfessionalInfo, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { MOST_TAGS } from '@trellis/contract/profiles/tags.ts'
import { skillsInText } from '../../server/src/resumes/skills/skillsInText.ts'
import { everyNth, type LabeledCommunity, type LabeledPerson } from './labeled.ts'

/**
 * Fields of study and groups of skills of ESCO 1.2 (European Commission, shortened): code, label, description, and what is taught or
 * done there.
 */
const rows = readFileSync(new URL('esco.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

const MOST_OF_ONE_FIELD = 4
/** Nobody tells of less than two of the things that are taught or done. */
const LEAST_TOLD = 2
/** '061' of '0613': the narrow field of ISCED-F 2013 that a detailed one belongs to. */
const NARROW_FIELD = 3

const tagged = (name: string) => ({ name, tags: skillsInText(name).slice(0, MOST_TAGS) })

/** A student of a field. */
function studentOf(learned: readonly string[], aspireTo: string): StudentProfile {
  const [major, ...favoriteSubjects] = learned.map(tagged)
  const bio = emptyProfile()
  const collegeInfo = CollegeInfo.parse({ major: [major], favoriteSubjects })
  return { ...bio, ikigaiInfo: { ...bio.ikigaiInfo, aspireTo }, collegeInfo }
}

/** Somebody who works with a group of skills. */
function workerWith(done: readonly string[], workDescription: string): StudentProfile {
  const position = { workDescription, tags: skillsInText(workDescription).slice(0, MOST_TAGS) }
  return {
    ...emptyProfile(),
    professionalInfo: ProfessionalInfo.parse({ positionsHeld: [position], impactfulActivities: done.map(tagged) }),
  }
}

/** The people of a field or of a group of skills: what is told of it is divided among them, and its label is told by nobody. */
function peopleOf(row: string): LabeledPerson[] {
  const [code, , description, listed] = row.split('\t') as [string, string, string, string]
  const things = listed.split('; ')
  const parts = description.split(/(?<=[.,;])\s+/)
  const isField = /^\d/.test(code)
  const trade = isField ? code.slice(0, NARROW_FIELD) : code.slice(0, code.lastIndexOf('.'))
  const count = Math.min(MOST_OF_ONE_FIELD, Math.floor(things.length / LEAST_TOLD))
  return Array.from({ length: count }, (_, at) => {
    const told = everyNth(things, count, at)
    const text = everyNth(parts, count, at).join(' ')
    return { bio: isField ? studentOf(told, text) : workerWith(told, text), trade, occupation: code }
  })
}

/** Students and workers as ESCO describes fields of study and groups of skills, whom nothing that comes with the product has seen. */
export const escoPeople = (): LabeledCommunity => ({ name: 'ESCO', people: rows.flatMap(peopleOf) })
