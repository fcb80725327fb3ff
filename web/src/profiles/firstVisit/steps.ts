import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import { type Field, isList } from '../fields/fields.ts'
import { mainSection, sections } from '../fields/sections.ts'

/** A step of the first visit: a few fields of one section. */
export interface Step {
  readonly title: string
  readonly why: string
  readonly section: BioSection
  readonly fields: readonly Field[]
  /** The list that is begun with a new row. */
  readonly startAt?: string
  /** Only the skills of what is there already. */
  readonly onlyTags?: true
}

function pick(section: BioSection, ...names: string[]): Field[] {
  return names.flatMap((name) => sections[section].fields.filter((field) => field.name === name))
}

/** A few steps that make a bio useful to a person of a level: who they are, their school or work, one activity, its skills. */
export function stepsFor(level: Level): readonly Step[] {
  const main = mainSection(level)
  const isWork = main.name === 'professionalInfo'
  const school = pick(main.name, 'name', 'degree', 'graduationYear')
  const place: Step = isWork
    ? {
        title: 'Your work',
        why: 'One position is enough to begin with.',
        section: main.name,
        fields: pick(main.name, 'positionsHeld'),
        startAt: 'positionsHeld',
      }
    : { title: 'Your school', why: 'It helps to find people who are where you are.', section: main.name, fields: school }
  return [
    {
      title: 'About you',
      why: 'Your level decides which questions come first.',
      section: 'generalInfo',
      fields: pick('generalInfo', 'level', 'birthYear', 'locationCity', 'locationState', 'locationCountry'),
    },
    place,
    {
      title: 'One activity',
      why: 'A club, a team, an organization: anything you put time into.',
      section: main.name,
      fields: pick(main.name, 'clubsOrgs'),
      startAt: 'clubsOrgs',
    },
    {
      title: 'The skills it took',
      why: 'Your genome grows from the skills of your entries. A behavioral skill is recommended.',
      section: main.name,
      fields: sections[main.name].fields.filter(isList),
      onlyTags: true,
    },
  ]
}

/** Which of so many steps an address asks for, from 0: the first where it asks for none of them. */
export function stepAt(query: string, count: number): number {
  const step = Number(new URLSearchParams(query).get('step'))
  return Number.isInteger(step) && step >= 1 && step <= count ? step - 1 : 0
}
