import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { readTerms, type Terms } from '../matching/vectors/vectors.ts'
import { reading } from '../platform/reading/reading.ts'
import { searchTextOf } from '../profiles/words/searchText.ts'
import { skillsInText } from '../resumes/skills/skillsInText.ts'
import { leastAgeIn } from './matches/leastAge.ts'
import { withoutMarks } from './markdownText.ts'

/** What a job's genome is made of. */
export type JobWords = Pick<JobInfo, 'name' | 'description' | 'skills'>

/** A job's words, and what else it is searched by. */
export interface JobTexts extends JobWords {
  readonly alsoSearched?: readonly string[]
}

/** What the words of a job say. */
export interface JobReading {
  /** The labels of the skills that title and description name, without those that the employer chose. */
  readonly skillsInText: readonly string[]
  /** The words; a skill that the vocabulary does not know counts by its words. */
  readonly terms: Terms
  /** The age that the text asks for; null where it asks for none. */
  readonly leastAge: number | null
  readonly searchText: string
}

export function read({ name, description, skills, alsoSearched = [] }: JobTexts): JobReading {
  const words = withoutMarks(description)
  const chosen = new Set(skills.map((skill) => vocabulary.indexOf(skill.name)))
  const unknown = skills.map((skill) => skill.name).filter((skill) => vocabulary.skillOf(skill) === undefined)
  return {
    skillsInText: skillsInText(`${name}\n${words}`).filter((label) => !chosen.has(vocabulary.indexOf(label))),
    terms: readTerms([name, words], unknown),
    leastAge: leastAgeIn(`${name}\n${words}`),
    searchText: searchTextOf(name, [...alsoSearched, words].join('\n')),
  }
}

export const jobReading = reading(import.meta.url, read)
