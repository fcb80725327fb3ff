import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { readTerms, type Terms } from '../../matching/vectors/vectors.ts'
import { reading } from '../../platform/reading/reading.ts'
import { searchTextOf } from '../../profiles/words/searchText.ts'
import { skillsInText } from '../../resumes/skills/skillsInText.ts'
import { leastAgeIn } from './leastAge.ts'
import { withoutMarks } from './markdownText.ts'

/** What a posting's genome is made of; `companyInstitution` is who offers it. */
export type PostingWords = Pick<JobInfo, 'name' | 'description' | 'skills'> & Partial<Pick<JobInfo, 'companyInstitution'>>

/** A posting's words, and what else it is searched by. */
export interface PostingTexts extends PostingWords {
  readonly alsoSearched?: readonly string[]
}

/** What the words of a posting say. */
export interface PostingReading {
  /** The labels of the skills that title and description name, without those that its owner chose. */
  readonly skillsInText: readonly string[]
  /** The words; a skill that the vocabulary does not know counts by its words. */
  readonly terms: Terms
  /** The age that the text asks for; null where it asks for none. */
  readonly leastAge: number | null
  readonly searchText: string
}

/** What is read of a posting’s texts: a pure function, which runs in a reading thread where they are long. */
export function read({ name, companyInstitution = '', description, skills, alsoSearched = [] }: PostingTexts): PostingReading {
  const words = withoutMarks(description)
  const told = [name, words].map((text) => withoutName(text, companyInstitution))
  const chosen = new Set(skills.map((skill) => vocabulary.indexOf(skill.name)))
  const unknown = skills.map((skill) => skill.name).filter((skill) => vocabulary.skillOf(skill) === undefined)
  return {
    skillsInText: skillsInText(told.join('\n')).filter((label) => !chosen.has(vocabulary.indexOf(label))),
    terms: readTerms(told, unknown),
    leastAge: leastAgeIn(`${name}\n${words}`),
    searchText: searchTextOf(name, [...alsoSearched, words].join('\n')),
  }
}

/** A text without a name of several words: what Harbor Credit Union does is no banking because it is called so. */
function withoutName(text: string, name: string): string {
  const words = name.trim().split(/\s+/)
  if (words.length === 1) return text
  const pattern = words.map((word) => RegExp.escape(word)).join('\\s+')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), ' ')
}

export const postingReading = reading(import.meta.url, read)
