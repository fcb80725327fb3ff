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

/** What is decided and told alike of people of every kind of posting. */
export const decisionsOfAll = {
  shortlist: { label: 'Save', done: (name) => `${name} is saved.`, manyDone: 'are saved.' },
  dismiss: {
    label: 'Replace',
    done: (name) => `${name} is set aside. The next best takes their place, if there is one.`,
    manyDone: 'are set aside. The next best take their places, if there are any.',
  },
  reopen: { label: 'Reopen', done: (name) => `${name} is back where they were.`, manyDone: 'are back where they were.' },
  cancel: { label: 'Take back', done: (name) => `${name} is no longer saved.`, manyDone: 'are no longer saved.' },
  hide: { label: 'Hide', done: (name) => `${name} is hidden from your lists.`, manyDone: 'are hidden from your lists.' },
  unhide: { label: 'Show again', done: (name) => `${name} is in your lists again.`, manyDone: 'are in your lists again.' },
} as const satisfies Partial<PipelineWords['decisions']>

export const historyOfAll = {
  suggest: (_, name) => `${name} was suggested`,
  saved: (by, name) => `${by} saved ${name}`,
  ok2contact: (by) => `${by} agreed to be contacted`,
  shortlist: (by, name) => `${by} saved ${name}`,
  dismiss: (by, name) => `${by} asked for another in place of ${name}`,
  accepted: (by, name) => `${by} accepted ${name}`,
  hide: (by, name) => `${by} hid ${name} from the lists`,
  unhide: (by, name) => `${by} showed ${name} in the lists again`,
  reopen: (by, name) => `${by} reopened this for ${name}`,
  cancel: (by, name) => `${by} took ${name} out of the saved`,
  undo: (by) => `${by} took the change before back`,
} as const satisfies Partial<PipelineWords['history']>

/** How a decision is called, about somebody where it is said of whom. */
export function labelOf({ decisions }: PipelineWords, event: DecisionEvent, link?: LinkOfOwner): string {
  const { label, other } = decisions[event]
  return link !== undefined && other?.isFor(link) === true ? other.label : label
}

/** Where somebody stands, in a word. */
export function stateWord({ buckets, standing }: PipelineWords, link: LinkOfOwner): string {
  return standing?.(link) ?? (link.state === 'none' ? 'Not in a list' : buckets[link.state].title)
}
