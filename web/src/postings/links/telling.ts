import type { LinkChange, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent, LinkState } from '@trellis/contract/postings/links.ts'
import { productName } from '../../ui/product.ts'

/** The words in which links to one kind of posting are told to whom they are with. */
export interface LinkWords {
  /** What the two are to each other, in a word or two; nothing where nothing happened. */
  readonly states: Readonly<Record<Exclude<LinkState, 'none' | 'contacted'>, string>>
  readonly contacted: string
  readonly agreed: string
  readonly withdrawn: string
  /** Of whoever was accepted before they were rejected, where it is another thing. */
  readonly takenOut?: string
  /** What stands behind the posting's name where it went from one list into another; 'is no longer in this list' where it is not said. */
  readonly moved?: Readonly<Partial<Record<LinkState, string>>>
  /** What the product itself did, where it does something. */
  readonly byItself?: EventWords
  /** What stands behind the posting's name in its list, once the student has done something. */
  readonly done: Readonly<Partial<Record<LinkEvent, string>>>
  /** One thing that happened: what the student did, and what the other side did, behind its name. */
  readonly own: EventWords
  readonly theirs: EventWords
  /** The same of whoever was accepted before, where it is another thing. */
  readonly onceAccepted?: { readonly own: EventWords; readonly theirs: EventWords }
}

export type EventWords = Readonly<Partial<Record<LinkChange['event'], string>>>

/** What a student and a posting are to each other, in a word or two. */
export function wordsOfLink(words: LinkWords, { state, flags, wasAccepted }: LinkOfPerson): string {
  if (state === 'rejected' && wasAccepted === true) return words.takenOut ?? words.states.rejected
  if (state === 'none') return flags.withdrawn ? words.withdrawn : ''
  if (state === 'contacted') return flags.ok2contact ? words.agreed : words.contacted
  return words.states[state]
}

/** Whether it waits for the student, or is good news. */
export const isNews = ({ state, flags }: LinkOfPerson): boolean => state === 'accepted' || (state === 'contacted' && !flags.ok2contact)

/** What is said where a posting was: what the student has done to it, else where it stands now. */
export function goneWords(words: LinkWords, name: string, event: LinkEvent | undefined, link: LinkOfPerson | null): string {
  if (event !== undefined && words.done[event] !== undefined) return `${name} ${words.done[event]}`
  const moved = link === null ? undefined : words.moved?.[link.state]
  if (moved !== undefined) return `${name} ${moved}`
  const now = link === null ? '' : wordsOfLink(words, link)
  return now === '' ? `${name} is no longer in this list.` : `${name} is no longer in this list: ${now.toLowerCase()}.`
}

const wordsOfProduct = (words: LinkWords, { by, event }: Pick<LinkChange, 'by' | 'event'>): string | undefined =>
  by === productName() ? words.byItself?.[event] : undefined

/** What the product does in answer to something is stored with it. */
const AT_ONCE_MS = 1_000

/** What has happened, newest first, without the asking that was answered at once: whoever was invited, or joined an open group, asked nobody. */
export function toldOfHistory<Change extends LinkChange>(words: LinkWords, changes: readonly Change[]): Change[] {
  const isAnswer = (other: Change, at: number) => wordsOfProduct(words, other) !== undefined && other.at >= at && other.at < at + AT_ONCE_MS
  const isAnswered = ({ by, event, at, words: said }: Change) =>
    by === 'You' && event === 'applied' && said === '' && changes.some((other) => isAnswer(other, at))
  return changes.filter((change) => !isAnswered(change)).toSorted((one, other) => other.at - one.at)
}

/** One thing that happened, as a sentence: 'You applied', 'Blue Door contacted you'. */
export function wordsOfChange(words: LinkWords, { by, event, from }: Pick<LinkChange, 'by' | 'event' | 'from'>): string {
  if (event === 'suggest') return 'It was suggested to you'
  const byItself = wordsOfProduct(words, { by, event })
  if (byItself !== undefined) return byItself
  const once = from === 'accepted' ? words.onceAccepted : undefined
  if (by === 'You') return once?.own[event] ?? words.own[event] ?? 'You changed it'
  return `${by} ${once?.theirs[event] ?? words.theirs[event] ?? 'changed it'}`
}
