import { completeness } from '@trellis/contract/profiles/completeness.ts'
import type { BioSection, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { isList, type TypedRow } from '../fields/fields.ts'
import { mainSection, sections, sectionsFor } from '../fields/sections.ts'

/** What would help a person's bio most: a field to fill in, skills to choose, or, with everything there, people to meet; first of all the first visit, if it was left. */
export type NextStep =
  | { readonly to: 'field'; readonly words: string; readonly section: BioSection; readonly field: string }
  | { readonly to: 'tags'; readonly words: string }
  | { readonly to: 'people'; readonly words: string }
  | { readonly to: 'firstVisit'; readonly words: string }

const first: readonly (readonly [BioSection | 'main', field: string, words: string])[] = [
  ['main', 'name', 'Name your school'],
  ['main', 'positionsHeld', 'Add a position'],
  ['main', 'clubsOrgs', 'Add an activity'],
  ['generalInfo', 'birthYear', 'Add your birth year'],
  ['generalInfo', 'locationCity', 'Say where you are'],
  ['ikigaiInfo', 'selfDescribe', 'Describe yourself in three adjectives'],
  ['ikigaiInfo', 'favoriteActivity', 'Say what you enjoy most'],
]

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : !value
}

/** How many entries nobody has chosen a skill for. */
export function countUntagged(profile: StudentProfile): number {
  const rows = Object.values(sections).flatMap(({ name, fields }) => {
    const values: Record<string, unknown> = profile[name]
    return fields.filter(isList).flatMap((list) => (list.row === 'plain' ? [] : (values[list.name] as TypedRow[])))
  })
  return rows.filter(({ tags }) => Array.isArray(tags) && tags.every((tag) => tag === OTHER_TAG)).length
}

/** @param firstVisitStep where the guided first visit was left; undefined where it is over */
export function nextStep(profile: StudentProfile, firstVisitStep?: number): NextStep {
  if (firstVisitStep !== undefined) return { to: 'firstVisit', words: 'Go on with your first steps' }
  const main = mainSection(profile.generalInfo.level)
  for (const [place, field, words] of first) {
    const section = place === 'main' ? main.name : place
    const values: Record<string, unknown> = profile[section]
    if (field in values && isEmpty(values[field])) return { to: 'field', words, section, field }
  }
  const untagged = countUntagged(profile)
  if (untagged > 0) return { to: 'tags', words: untagged === 1 ? 'Choose skills for one entry' : `Choose skills for ${untagged} entries` }
  const { sections: parts } = completeness(profile)
  const left = sectionsFor(profile.generalInfo.level).find(({ name }) => parts[name].percent < 100)
  if (left !== undefined) {
    const values: Record<string, unknown> = profile[left.name]
    const field = left.fields.find(({ name }) => isEmpty(values[name]))
    if (field) return { to: 'field', words: `Go on with ${left.title.toLowerCase()}`, section: left.name, field: field.name }
  }
  return { to: 'people', words: 'Meet your role models' }
}
