import { firstNameOf } from '@trellis/contract/people/firstName.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { focusBesideAfter } from '../lists/cardFocus.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { DecisionEvent, LetterWords } from '../pipeline/words.ts'
import { storeOfThisPerson } from '../../session/ofThisPerson.ts'

/** Those who are about to be written to, and what is done with the words once they are written. */
interface Contact {
  readonly people: readonly Candidate[]
  readonly letter: LetterWords
  readonly send: (words: string) => void
}

const useContacting = storeOfThisPerson<{ readonly contact: Contact | undefined }>({ contact: undefined })

/** Asks for the words with which something is decided: nothing happens before they are sent. */
export const askForWords = (people: readonly Candidate[], letter: LetterWords, send: Contact['send']): void =>
  useContacting.setState({
    contact: { people, letter, send: (words) => focusBesideAfter(people[0]!._id, () => send(words)) },
  })

/** The letter without which this is not decided about them; undefined where none is needed. */
export function letterFor({ words, farewell }: Pipeline, people: readonly Candidate[], event: DecisionEvent): LetterWords | undefined {
  if (event === 'contacted') return words.contact
  return event === 'rejected' && people.some(({ link }) => link.state === 'accepted') ? farewell : undefined
}

export const stopAsking = (): void => useContacting.setState({ contact: undefined })

export const useContact = (): Contact | undefined => useContacting(({ contact }) => contact)

const NAME = '{name}'
const WORD = /([\p{L}\p{M}-]+)/u
/** By the posting's id, with a mark where the name of whom they were written to stood. */
const useLastWords = storeOfThisPerson<Readonly<Record<string, string>>>({})

/** Keeps what was sent for the next one who is contacted about the posting, unless it would name the wrong person. */
export function keepWords(postingId: string, name: string, words: string): void {
  const first = firstNameOf(name)
  const others = words.replaceAll(name, NAME).split(WORD)
  const kept = others.map((word) => (word === first ? NAME : word)).join('')
  const namesThem = name.split(/[^\p{L}\p{M}]+/u).some((part) => part.length > 1 && kept.includes(part))
  if (!namesThem) useLastWords.setState({ [postingId]: kept })
}

interface Written {
  readonly postingId: string
  readonly letter: LetterWords
  readonly posting: string
  readonly company: string
  /** Who writes. */
  readonly author: string
  readonly candidate: Candidate
}

/** What a letter to one person begins with: what was sent last about this posting, or the product's own words. */
export function firstWords({ postingId, letter, posting, company, author, candidate }: Written): string {
  const first = firstNameOf(candidate._source.generalInfo.name)
  if (letter.begins === undefined) return ''
  const last = useLastWords.getState()[postingId]
  if (last !== undefined) return last.replaceAll(NAME, first)
  return `${letter.begins({ first, posting, company, link: candidate.link })}\n\n${author}`
}
