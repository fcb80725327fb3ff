import { firstNameOf } from '@trellis/contract/people/firstName.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { storeOfThisPerson } from '../../session/ofThisPerson.ts'

/** Somebody who is about to be contacted, and what is done with the words once they are written. */
interface Contact {
  readonly candidate: Candidate
  readonly send: (words: string) => void
}

const useContacting = storeOfThisPerson<{ readonly contact: Contact | undefined }>({ contact: undefined })

/** Asks for the words with which somebody is contacted: nothing happens before they are sent. */
export const askForWords = (candidate: Candidate, send: Contact['send']): void => useContacting.setState({ contact: { candidate, send } })

export const stopAsking = (): void => useContacting.setState({ contact: undefined })

export const useContact = (): Contact | undefined => useContacting(({ contact }) => contact)

const NAME = '{name}'
const WORD = /([\p{L}\p{M}-]+)/u
/** By the job's id, with a mark where the name of whom they were written to stood. */
const useLastWords = storeOfThisPerson<Readonly<Record<string, string>>>({})

/** Keeps what was sent for the next one who is contacted about the job, unless it would name the wrong person. */
export function keepWords(jobId: string, name: string, words: string): void {
  const first = firstNameOf(name)
  const others = words.replaceAll(name, NAME).split(WORD)
  const kept = others.map((word) => (word === first ? NAME : word)).join('')
  if (!kept.includes(first)) useLastWords.setState({ [jobId]: kept })
}

interface LetterFacts {
  readonly jobId: string
  readonly job: string
  readonly company: string
  /** Who writes. */
  readonly author: string
  readonly candidate: Candidate
}

/** What the letter begins with: what was sent last about this job, or the product's own words. */
export function firstWords({ jobId, job, company, author, candidate }: LetterFacts): string {
  const first = firstNameOf(candidate._source.generalInfo.name)
  const last = useLastWords.getState()[jobId]
  if (last !== undefined) return last.replaceAll(NAME, first)
  const why = candidate.link.flags.applied
    ? `Thank you for applying for ${job}. We would like to talk with you about it.`
    : `Your profile made us think of you for ${job} at ${company}. Would you like to talk about it?`
  const how = candidate.link.flags.ok2contact
    ? 'We will write to you by e-mail.'
    : 'If so, choose ‘Agree to be contacted’, and we will write to you by e-mail.'
  return `Hello ${first},\n\n${why} ${how}\n\n${author}`
}
