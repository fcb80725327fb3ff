import type { Moment } from '@trellis/contract/postings/linkRules.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { isSeenBy, type Link, type LinkEvent, undoable, UNDO_MS } from '@trellis/contract/postings/links.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { isProtectedAsMinor, MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { Posting, SeenPosting } from '../postings.queries.ts'
import type { RecentChange } from './recentChanges.queries.ts'

/** Of a person, what decides whether the owner's side may contact them. */
export interface CandidateFacts {
  readonly birthYear: number | null
  /** Of recruiters, whose accounts tell no year: nothing protects them as minors. */
  readonly isOfAge?: boolean
  readonly membership: readonly Id[]
  /** Whether a block stands between the person and whoever acts, or the posting's owner. */
  readonly blocked: boolean
}

/** Whether people may apply at a time: the posting is open, and the last day to apply is not over. */
export function takesApplications({ state, applyUntil }: Pick<Posting, 'state' | 'applyUntil'>, now: number): boolean {
  return state === 'open' && !lastDayIsOver(applyUntil?.getTime() ?? null, now)
}

/** Whether a posting is for somebody: for everybody, or for the members of a group that they belong to. */
export const isFor = ({ membership }: Pick<Posting, 'membership'>, person: { readonly membership: readonly Id[] }): boolean =>
  membership.length === 0 || membership.some((group) => person.membership.includes(group))

/** Why the owner's side cannot contact a person, in a sentence; empty where nothing speaks against it. */
export function contactHeldBy(
  { flags }: Link,
  person: CandidateFacts,
  posting: Pick<Posting, 'id' | 'kind' | 'state'>,
  now: number,
): string {
  if (person.blocked) return 'You cannot contact this person.'
  if (posting.state === 'draft') return 'Open it before you contact anybody: nobody can see a draft.'
  if (!isMinor(person, now) || flags.ok2contact || isInOwnGroup(posting, person)) return ''
  return `This person is ${MINORS_AGE} this year, or gives no year of birth: they have to agree to be contacted first.`
}

const isMinor = ({ birthYear, isOfAge }: CandidateFacts, now: number): boolean =>
  isOfAge !== true && isProtectedAsMinor(birthYear, new Date(now).getUTCFullYear())

/** That a job names a group says nothing of the person: its members did not choose the employer. */
const isInOwnGroup = ({ id, kind }: Pick<Posting, 'id' | 'kind'>, { membership }: CandidateFacts): boolean =>
  kind === GROUP && membership.includes(id)

/** Whether the owner's side may read a person's e-mail: they agreed to be contacted, or applied and are no minor. */
export function mayReach({ flags }: Link, { birthYear, blocked }: CandidateFacts, now: number): boolean {
  const isMinor = isProtectedAsMinor(birthYear, new Date(now).getUTCFullYear())
  return !blocked && (flags.ok2contact || (flags.applied && !isMinor))
}

/**
 * Whether the owner's side is told a person's own pages elsewhere, by which anybody writes to them: of a minor, where it may read the e-mail, or leads a
 * group that they belong to.
 */
export const tellsOwnPages = (link: Link, person: CandidateFacts, posting: Pick<Posting, 'id' | 'kind'>, now: number): boolean =>
  !isMinor(person, now) || mayReach(link, person, now) || isInOwnGroup(posting, person)

/** Of a posting, what decides what a person who sees it may do. */
export type PostingFacts = Pick<SeenPosting, 'kind' | 'state' | 'applyUntil' | 'blocked'>

/** Where a block stands between the two, the person takes back what they sent, and does nothing else. */
const takingBack: ReadonlySet<LinkEvent> = new Set<LinkEvent>(['withdrawn', 'cancel'])

/** The events that the person may cause now. */
export function eventsOfPerson(link: Link, posting: PostingFacts, moment: Moment): LinkEvent[] {
  const events = rulesOf(posting.kind).eventsFrom(link, 'person', moment)
  if (posting.blocked) return events.filter((event) => takingBack.has(event))
  return takesApplications(posting, moment.now) ? events : events.filter((event) => event !== 'applied')
}

/** Whether the person stands as contacted after an event of the owner's: reopening can lead back to that. */
export const contacts = (event: LinkEvent, { beforeRejection }: Link): boolean =>
  event === 'contacted' || (event === 'reopen' && beforeRejection?.owner === 'contacted')

/** Whether the person stands as contacted once a change of the owner's is taken back, and did not before. */
export const contactsAgain = (link: Link, restored: Link): boolean => link.owner !== 'contacted' && restored.owner === 'contacted'

/** Whether the owner's last change may be one that ended a talk: taking it back would contact the person again. */
const mayHaveEndedTalk = (link: Link): boolean => contacts('reopen', link) || (link.owner === 'accepted' && link.flags.ok2contact)

/** Until when the owner's side is offered to take its last change back: never what would be refused as contacting. */
export const undoUntilOfOwner = (link: Link, heldBy: string, undoUntil: number | null): number | null =>
  heldBy !== '' && mayHaveEndedTalk(link) ? null : undoUntil

/** The events that the owner's side may cause now. */
export function eventsOfOwner(link: Link, { kind }: Pick<Posting, 'kind'>, heldBy: string, moment: Moment): LinkEvent[] {
  const events = rulesOf(kind).eventsFrom(link, 'owner', moment)
  return heldBy === '' ? events : events.filter((event) => !contacts(event, link))
}

/**
 * The change that somebody can still take back: the newest that their side knows of, where it is their own.
 * @param recent newest first
 */
export function undoableBy(
  { actorId, side }: { actorId: Id; side: 'person' | 'owner' },
  recent: readonly RecentChange[],
  now: number,
): RecentChange | undefined {
  const newest = recent.find((change) => isSeenBy(side, change))
  if (newest === undefined || newest.side !== side || newest.byId !== actorId) return undefined
  const isInTime = now < newest.at + UNDO_MS
  return isInTime && (undoable as ReadonlySet<string>).has(newest.event) ? newest : undefined
}

/** Until when a change can be taken back, in milliseconds since 1970; null where it cannot. */
export const undoUntilOf = (change: RecentChange | undefined): number | null => (change === undefined ? null : change.at + UNDO_MS)
