import { readFileSync } from 'node:fs'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { withSuggestion } from '@trellis/contract/resumes/proposals.ts'
import { proposalsOf, textOf } from '../resumes/measure.ts'
import { type Person, readPeople } from '../resumes/people.ts'
import type { LabeledCommunity, LabeledPerson } from './labeled.ts'

/** What each of the sixty invented people does whose resumes the reader is measured with: trade, occupation, and who is in it. */
const workOf = new Map(
  readFileSync(new URL('trades.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((row) => {
      const [trade, occupation, people] = row.split('\t') as [string, string, string]
      return people.split('; ').map((name) => [name, { trade, occupation }])
    }),
)

/** Somebody who took every proposal that their resume, a Word document, led to. */
async function applicantOf(person: Person): Promise<LabeledPerson> {
  const bio = proposalsOf(await textOf(person, 'Word')).reduce(withSuggestion, emptyProfile())
  return { bio, ...workOf.get(person.name)! }
}

/** People as the reader of resumes understands them. */
export async function applicants(): Promise<LabeledCommunity> {
  const people: LabeledPerson[] = []
  for (const person of readPeople()) people.push(await applicantOf(person))
  return { name: 'resumes', people }
}
