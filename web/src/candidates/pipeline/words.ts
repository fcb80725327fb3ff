import type { LinkChange, LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent, LinkState } from '@trellis/contract/postings/links.ts'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'

/** What the owner of a posting can decide about a person. */
export type DecisionEvent = Extract<
  LinkEvent,
  'accepted' | 'contacted' | 'shortlist' | 'dismiss' | 'rejected' | 'reopen' | 'cancel' | 'hide' | 'unhide'
>

/** How a decision is called, and what has come of it. */
interface DecisionWords {
  /** The words on buttons, in menus and in the list of keys. */
  readonly label: string
  /** Another label where the same means something else for somebody. */
  readonly other?: { readonly label: string; readonly manyDone: string; readonly isFor: (link: LinkOfOwner) => boolean }
  /** What has come of it, of somebody who stood so before: '… is saved.' */
  readonly done: (name: string, before: LinkOfOwner) => string
  /** The same of several, after '3 people'. */
  readonly manyDone: string
}

/** What the letter to somebody is made from. */
export interface LetterFacts {
  /** The person's first name. */
  readonly first: string
  /** The name of the posting. */
  readonly posting: string
  /** Who offers it; empty where that is the posting itself. */
  readonly company: string
  readonly link: LinkOfOwner
}

/** A letter without which something is not decided. */
export interface LetterWords {
  readonly title: (name: string) => string
  readonly note: string
  readonly field: (name: string) => string
  readonly missing: string
  readonly send: string
  /** What it begins with, and what is sent is kept for the next one; it begins empty without it. */
  readonly begins?: (facts: LetterFacts) => string
}

/** The words for the people of one kind of posting. */
export interface PipelineWords {
  /** The title of the screen while nothing is known of the posting. */
  readonly title: string
  readonly buckets: Readonly<Record<CandidateBucket, { readonly title: string; readonly empty: string }>>
  readonly listsLabel: string
  /** Where somebody stands, where the title of the list does not say it of everybody in it. */
  readonly standing?: (link: LinkOfOwner) => string | undefined
  readonly decisions: Readonly<Record<DecisionEvent, DecisionWords>>
  readonly contact: LetterWords
  readonly history: Readonly<Record<LinkChange['event'], (by: string, name: string, from: LinkState | undefined) => string>>
  /** Why somebody cannot be put into a list. */
  readonly cannotBePut: {
    readonly toApplied: string
    readonly notAgreed: (name: string) => string
    readonly notApplied: (name: string) => string
    readonly toSaved: (name: string) => string
    readonly rejected: (name: string, list: string) => string
    readonly notReopened: (name: string) => string
  }
  readonly oneByOne: string
  /** What a mark says of who asked, or applied, and stands elsewhere by now. */
  readonly applied: string
  readonly appliedOn: (day: string) => string
  readonly withdrew: string
  /** Whom the owner is not shown among people of a high school; empty where nobody is kept away. */
  readonly notShown: string
  readonly askedFor: string
  readonly littleInCommon: string
  readonly noGenome: string
  readonly noteIsReadBy: string
  readonly noteIsGone: string
  readonly checklist: { readonly intro: string; readonly example: string }
  readonly swipe: { readonly left: string; readonly right: string }
}

/** How a decision is called, about somebody where it is said of whom. */
export function labelOf({ decisions }: PipelineWords, event: DecisionEvent, link?: LinkOfOwner): string {
  const { label, other } = decisions[event]
  return link !== undefined && other?.isFor(link) === true ? other.label : label
}

/** Where somebody stands, in a word. */
export function stateWord({ buckets, standing }: PipelineWords, link: LinkOfOwner): string {
  return standing?.(link) ?? (link.state === 'none' ? 'Not in a list' : buckets[link.state].title)
}
