import { isDeepStrictEqual } from 'node:util'
import type { Id } from '@trellis/contract/wire/ids.ts'
import {
  type Bucket,
  isInBucket,
  isSeenBy,
  type Link,
  type LinkEvent,
  type LinkFlag,
  type LinkFlags,
  linkFlags,
  type LinkSide,
  type LinkState,
  noLink,
  takenBack,
  undoable,
  UNDO_MS,
} from '@trellis/contract/postings/links.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { LinkRules } from '@trellis/contract/postings/linkRules.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'

type Side = 'person' | 'owner'

/** A link as an answer shows it to one side. */
export interface Shown {
  readonly state: LinkState
  readonly flags: Partial<LinkFlags>
  readonly changedAt: number | null
  /** Null as well where nothing changed. */
  readonly undoUntil: number | null
}

/** What a client asked for and was answered, with the times at which it sent and got it. */
export interface Answer {
  readonly side: Side
  readonly byId: Id
  readonly event: LinkEvent | 'undo'
  readonly bucket: Bucket
  readonly sentAt: number
  readonly answeredAt: number
  readonly code: 'accepted' | 'Stale' | 'InvalidTransition'
  readonly record: Shown
}

/** A change as the history keeps it. */
export interface StoredChange {
  readonly id: Id
  readonly number: number
  readonly at: number
  readonly byId: Id | null
  readonly side: LinkSide
  readonly event: string
  readonly before: Link
  readonly after: Link
  readonly undoes: Id | null
}

/** All that is left of a race on one link: what the clients were answered, and what the database holds. */
export interface Race {
  /** Of which the posting is. */
  readonly kind: PostingKind
  readonly answers: readonly Answer[]
  /** In the order of their numbers. */
  readonly history: readonly StoredChange[]
  readonly final: Link
}

/**
 * Everything that cannot be, a sentence each, if the link was changed by one request at a time and each was told the truth:
 * the history is a chain of legal steps from nothing to the link as it is, its changes are those accepted, one for one,
 * and every refusal holds for a state that the link had between question and answer.
 */
export function breachesOf(race: Race): string[] {
  return [...chainBreaches(race), ...stepBreaches(race), ...answerBreaches(race)]
}

function chainBreaches({ history, final }: Race): string[] {
  const found: string[] = []
  history.forEach(({ number, before }, index) => {
    if (number !== index + 1) found.push(`change ${index + 1} bears the number ${number}`)
    if (!isDeepStrictEqual(before, stateAfter(history, index))) found.push(`change ${number} begins where none ended: an update was lost`)
  })
  if (!isDeepStrictEqual(final, stateAfter(history, history.length))) found.push('the link is not what its last change made of it')
  return found
}

/** The link after the first so many changes. */
const stateAfter = (history: readonly StoredChange[], changes: number): Link => history[changes - 1]?.after ?? noLink

function stepBreaches({ kind, history }: Race): string[] {
  const { changed } = rulesOf(kind)
  return history.flatMap((change, index) => {
    const { number, event, side, before, after } = change
    const due = event === 'undo' ? takenBackBy(history, index, change) : changed(before, event as LinkEvent, side, after.flags)
    return isDeepStrictEqual(after, due) ? [] : [`change ${number} is no step: ${event} by the ${side}`]
  })
}

function takenBackBy(history: readonly StoredChange[], index: number, undo: StoredChange): Link | undefined {
  const made = undoableIn(history, index, undo, undo.at)
  return made?.id === undo.undoes && made !== undefined ? takenBack(undo.before, made) : undefined
}

type Asker = Pick<StoredChange, 'side' | 'byId'>

/** What somebody can take back after the first so many changes: the newest that their side knows of, if it is theirs. */
function undoableIn(history: readonly StoredChange[], changes: number, { side, byId }: Asker, now: number) {
  for (let index = changes - 1; index >= 0; index--) {
    const change = history[index]!
    if (side === 'system' || !isSeenBy(side, change)) continue
    const isOwn = change.side === side && change.byId === byId && now <= change.at + UNDO_MS
    return isOwn && (undoable as ReadonlySet<string>).has(change.event) ? change : undefined
  }
  return undefined
}

function answerBreaches({ kind, history, answers }: Race): string[] {
  const rules = rulesOf(kind)
  const shown = { person: shownAfter(history, 'person'), owner: shownAfter(history, 'owner') }
  const between = windows(history)
  /** Whether the link was for a moment as the answer shows it, and the answer right then. */
  const held = (answer: Answer, isRight: (changes: number) => boolean): boolean => {
    const [first, last] = between(answer)
    for (let changes = first; changes <= last; changes++) {
      if (shown[answer.side][changes] === wordsOf(answer.side, answer.record) && isRight(changes)) return true
    }
    return false
  }
  const changing = answers.filter((answer) => answer.code === 'accepted' && !isWithoutEffect(answer))
  const untrue = answers.filter((answer) => {
    if (answer.code !== 'accepted') return !held(answer, (changes) => isRightRefusal(rules, history, changes, answer))
    return isWithoutEffect(answer) && !held(answer, (changes) => isNoChange(rules, stateAfter(history, changes), answer))
  })
  return [
    ...untrue.map(({ side, event, code, sentAt }) => `${event} by the ${side} at ${sentAt} was wrongly ${code}`),
    ...unpaired(history, changing, shown),
  ]
}

/** What cannot be done again changes nothing when it is asked for again: it is accepted, and nothing is left to undo. */
const isWithoutEffect = ({ event, record }: Answer): boolean => event !== 'undo' && undoable.has(event) && record.undoUntil === null

const isNoChange = ({ changed }: LinkRules, link: Link, { event, side }: Answer): boolean =>
  event !== 'undo' && isDeepStrictEqual(changed(link, event, side), link)

function isRightRefusal({ changed }: LinkRules, history: readonly StoredChange[], changes: number, answer: Answer): boolean {
  const { side, event, bucket, code, sentAt, answeredAt } = answer
  if (event === 'undo') {
    return code === 'InvalidTransition' && [sentAt, answeredAt].some((now) => !undoableIn(history, changes, answer, now))
  }
  const link = stateAfter(history, changes)
  const isStale = !isInBucket(link[side], bucket)
  return code === 'Stale' ? isStale : !isStale && changed(link, event, side) === undefined
}

const shownFlags: Record<Side, readonly LinkFlag[]> = {
  person: ['withdrawn', 'applied', 'ok2contact', 'approved'],
  owner: linkFlags,
}

/** What is compared of what a side is shown. */
const wordsOf = (side: Side, { state, flags, changedAt }: Omit<Shown, 'undoUntil'>): string =>
  JSON.stringify([state, changedAt, ...shownFlags[side].map((flag) => flags[flag])])

/** What a side is shown of the link after no change, the first, the second…: the time is told where it is its own to know. */
function shownAfter(history: readonly StoredChange[], side: Side): string[] {
  let changedAt: number | null = null
  const words = [wordsOf(side, { state: 'none', flags: noLink.flags, changedAt })]
  for (const { before, after, at } of history) {
    const isKnownToBoth = before.flags.ok2contact !== after.flags.ok2contact || before.flags.applied !== after.flags.applied
    if (before[side] !== after[side] || isKnownToBoth) changedAt = at
    const isUntold = after[side] === 'none' && !after.flags.withdrawn
    words.push(wordsOf(side, { state: after[side], flags: after.flags, changedAt: isUntold ? null : changedAt }))
  }
  return words
}

/**
 * How many changes there can have been when an answer was decided on: at least those that were under way when it was asked
 * for, at most those when it was there. The product's own bear the time at which they began to wait: those around count.
 */
function windows(history: readonly StoredChange[]): (answer: Answer) => readonly [number, number] {
  const least = history.map(({ at, side }) => (side === 'system' ? Infinity : at))
  const most = history.map(({ at, side }) => (side === 'system' ? -Infinity : at))
  for (let index = history.length - 2; index >= 0; index--) if (least[index] === Infinity) least[index] = least[index + 1]!
  for (let index = 1; index < history.length; index++) if (most[index] === -Infinity) most[index] = most[index - 1]!
  return ({ sentAt, answeredAt }) => [countBefore(least, sentAt), countBefore(most, answeredAt + 1)]
}

/** How many of ascending times are before one. */
function countBefore(times: readonly number[], before: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! < before) low = middle + 1
    else high = middle
  }
  return low
}

/** Accepted changes that the history does not have, and the other way round. */
function unpaired(history: readonly StoredChange[], changing: readonly Answer[], shown: Record<Side, readonly string[]>): string[] {
  const nameOf = (side: Side, byId: Id | null, event: string, words: string) => `${event} by the ${side} ${byId}: ${words}`
  const waiting = Map.groupBy(changing, (answer) => {
    return nameOf(answer.side, answer.byId, answer.event, wordsOf(answer.side, answer.record))
  })
  const found: string[] = []
  history.forEach(({ number, at, side, byId, event, before }, index) => {
    if (side === 'system') return
    const fitting = waiting.get(nameOf(side, byId, event, shown[side][index + 1]!)) ?? []
    const inTime = fitting.filter(({ sentAt, answeredAt }) => sentAt <= at && at <= answeredAt)
    // Whoever has to be answered first: so that all are paired if they can be.
    const answer = inTime.toSorted((one, other) => one.answeredAt - other.answeredAt)[0]
    if (answer === undefined) found.push(`change ${number}, ${event} by the ${side}, was accepted by no answer`)
    else {
      fitting.splice(fitting.indexOf(answer), 1)
      if (event !== 'undo' && !isInBucket(before[side], answer.bucket)) found.push(`change ${number} was made from a stale list`)
    }
  })
  for (const [name, left] of waiting) for (const { sentAt } of left) found.push(`accepted at ${sentAt}, but not in the history: ${name}`)
  return found
}
