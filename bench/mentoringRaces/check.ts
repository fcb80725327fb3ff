import type { Id } from '@trellis/contract/wire/ids.ts'

/** What counts up with each change: the draft of mentors, that of jobs, and the mentoring group itself. */
export const counted = ['draft', 'jobs', 'group'] as const
export type Counted = (typeof counted)[number]

/** A version that a client was told, by a change or by looking. */
export interface Seen {
  readonly of: Counted
  readonly version: number
  readonly sentAt: number
  readonly answeredAt: number
  /** The version on which it was asked for, where the answer says that somebody was first. */
  readonly staleSince?: number
}

export interface PairOfIds {
  readonly menteeId: Id
  readonly mentorId: Id
}

/** A change of a version as the database saw it, in the order in which they happened; of a draft with what it holds then. */
export interface Step {
  readonly of: Counted
  readonly before: number
  readonly after: number
  readonly pairs: readonly PairOfIds[]
}

/** What members see from then on, as the database saw it. Times are those of the transaction, in milliseconds since 1970. */
export interface Published {
  readonly id: Id
  readonly of: 'draft' | 'jobs'
  readonly version: number
  readonly began: number
  readonly at: number
  readonly told: number
  readonly pairs: readonly PairOfIds[]
}

/** Two who could certainly not be paired from when one was told so until they asked to take it back. */
export interface Bar {
  readonly one: Id
  readonly other: Id
  readonly from: number
  readonly until: number
}

/** What holds all the time, whatever is raced. */
export interface Always {
  readonly mostMentors: number
  readonly mostMentees: number
  /** A mentor with one place, and one without any. */
  readonly onePlace: Id
  readonly noPlace: Id
  /** By the rule of the mentoring group, only who is of one country can be paired. */
  readonly countryOf: ReadonlyMap<Id, string>
}

export interface Race {
  readonly first: Readonly<Record<Counted, number>>
  /** The pairs that members see when it begins. */
  readonly seenAtFirst: Readonly<Record<Published['of'], readonly PairOfIds[]>>
  readonly seen: readonly Seen[]
  readonly steps: readonly Step[]
  /** Pairs that were put into a draft of mentors. */
  readonly drafted: readonly (PairOfIds & { readonly began: number; readonly at: number })[]
  readonly published: readonly Published[]
  /** Who was told that something changed, of what kind, and because of which publication: somebody may be told as a mentee and as a mentor. */
  readonly told: readonly { readonly accountId: Id; readonly causeId: Id; readonly kind: string }[]
  readonly bars: readonly Bar[]
  /** Whoever paused at some time. */
  readonly paused: ReadonlySet<Id>
  /** Whom an advisor did not see at some time. */
  readonly unseen: ReadonlySet<Id>
  readonly always: Always
  readonly final: Final
}

/** What is stored in the end. */
export interface Final {
  readonly versions: Readonly<Record<Counted, number>>
  readonly draft: readonly PairOfIds[]
  readonly unmatched: readonly Id[]
  /** What members see, and what the history keeps of the last publication. */
  readonly pairs: readonly PairOfIds[]
  readonly lastKept: readonly PairOfIds[]
  /** People who are still to be told. */
  readonly untold: number
  readonly namedDrafts: readonly string[]
  /** Sessions of one pair that somebody wrote down twice for one time. */
  readonly doubleSessions: number
  /** Whoever deleted their account, and is in a draft, a publication or what is kept of one all the same. */
  readonly ghosts: number
  /** How often the database had to end a transaction because two waited for each other; 0 where it does not count. */
  readonly deadlocks: number
}

const MOST_NAMED = 20
/** The clocks of clients and of the database are read in whole and in parts of a millisecond. */
const ROUNDING_MS = 2
const keyOf = ({ menteeId, mentorId }: PairOfIds): string => `${menteeId} ${mentorId}`

/** Everything that cannot be, a sentence each, if changes came one after the other and everybody was told the truth. */
export function breachesOf(race: Race): string[] {
  return [
    ...counted.flatMap((of) => versionBreaches(race, of)),
    ...draftBreaches(race),
    ...publicationBreaches(race),
    ...tellingBreaches(race),
    ...finalBreaches(race.final, race.unseen),
  ]
}

function versionBreaches({ first, seen, steps, final }: Race, of: Counted): string[] {
  const found: string[] = []
  let version = first[of]
  for (const step of steps.filter((step) => step.of === of)) {
    if (step.before !== version || step.after !== version + 1) found.push(`the version of ${of} went from ${step.before} to ${step.after}`)
    version = step.after
  }
  if (final.versions[of] !== version) found.push(`the version of ${of} ends at ${final.versions[of]}, and not at ${version}`)
  const own = seen.filter((one) => one.of === of)
  const told = new Set(own.map((one) => one.version))
  for (let each = first[of] + 1; each <= version; each++) if (!told.has(each)) found.push(`version ${each} of ${of} was told nobody`)
  for (const { version: one, staleSince } of own) {
    if (one > version) found.push(`version ${one} of ${of} was told, which there never was`)
    if (staleSince === one) found.push(`a change of ${of} was refused as stale on version ${one}, which it still has`)
  }
  return [...found, ...backwards(own, of)]
}

/** Whoever asks after somebody was answered is told no version before theirs. */
function backwards(own: readonly Seen[], of: Counted): string[] {
  const byAnswer = own.toSorted((one, other) => one.answeredAt - other.answeredAt)
  const bySending = own.toSorted((one, other) => one.sentAt - other.sentAt)
  const found: string[] = []
  let highest = -Infinity
  let at = 0
  for (const { sentAt, version } of bySending) {
    while (at < byAnswer.length && byAnswer[at]!.answeredAt < sentAt) highest = Math.max(highest, byAnswer[at++]!.version)
    if (version < highest) found.push(`version ${version} of ${of} was told after version ${highest}`)
  }
  return found
}

function draftBreaches({ steps, drafted, bars, always }: Race): string[] {
  const ofMentors = steps.filter(({ of }) => of === 'draft')
  return [
    ...ofMentors.flatMap(({ after, pairs }) => unfit(pairs, always).map((what) => `the draft of version ${after} ${what}`)),
    ...drafted
      .filter((pair) => isBarred(pair, pair, bars))
      .map((pair) => `${keyOf(pair)} came into the draft although they could not be paired`),
  ]
}

/** Whether two could not be paired all the time that a transaction took. */
const isBarred = (
  { menteeId, mentorId }: PairOfIds,
  { began, at }: { readonly began: number; readonly at: number },
  bars: readonly Bar[],
) =>
  bars.some(({ one, other, from, until }) => {
    const isOfThem = (one === menteeId && other === mentorId) || (one === mentorId && other === menteeId)
    return isOfThem && from + ROUNDING_MS < began && at < until
  })

/** What of some pairs is against what holds all the time. */
function unfit(pairs: readonly PairOfIds[], { mostMentors, mostMentees, onePlace, noPlace, countryOf }: Always): string[] {
  const most = (by: 'menteeId' | 'mentorId', limit: (id: Id) => number): string[] =>
    [...Map.groupBy(pairs, (pair) => pair[by])].flatMap(([id, own]) => (own.length > limit(id) ? [`gives ${id} ${own.length}`] : []))
  return [
    ...most('menteeId', () => mostMentors),
    ...most('mentorId', (id) => (id === noPlace ? 0 : id === onePlace ? 1 : mostMentees)),
    ...pairs.filter(({ menteeId, mentorId }) => menteeId === mentorId).map(({ menteeId }) => `pairs ${menteeId} with themselves`),
    ...pairs
      .filter(({ menteeId, mentorId }) => countryOf.get(menteeId) !== countryOf.get(mentorId))
      .map((pair) => `pairs ${keyOf(pair)} against its rule`),
  ]
}

function publicationBreaches({ published, steps, bars, paused, always, seenAtFirst }: Race): string[] {
  const found: string[] = []
  const before: Record<Published['of'], readonly PairOfIds[]> = { ...seenAtFirst }
  for (const { of, version, began, at, pairs } of published) {
    const draft = steps.find((step) => step.of === of && step.after === version)
    const drafted = new Set(draft?.pairs.map(keyOf))
    // The draft of the version at the beginning was seen by nobody.
    const others = draft === undefined ? [] : pairs.filter((pair) => !drafted.has(keyOf(pair)))
    const kept = new Set(keptByPauses(others, before[of], draft?.pairs ?? [], paused).map(keyOf))
    before[of] = pairs
    const strange = others.filter((pair) => !kept.has(keyOf(pair)))
    found.push(...strange.map((pair) => `${keyOf(pair)} was published, and is not in version ${version} of ${of}`))
    if (of === 'jobs') continue
    // Whoever keeps somebody for a pause may be one too many.
    const fresh = pairs.filter((pair) => !kept.has(keyOf(pair)))
    found.push(...unfit(fresh, always).map((what) => `the publication of version ${version} ${what}`))
    found.push(
      ...pairs
        .filter((pair) => isBarred(pair, { began, at }, bars))
        .map((pair) => `${keyOf(pair)} was published although they could not be paired`),
    )
  }
  for (const kind of ['draft', 'jobs'] as const) {
    const versions = published.filter(({ of }) => of === kind).map(({ version }) => version)
    if (versions.some((version, at) => at > 0 && version < versions[at - 1]!))
      found.push(`an older version of ${kind} was published after a newer one`)
  }
  return found
}

/** Those of some pairs that members saw before and that stay whatever the draft holds: their mentee pauses, or whom it would give them. */
function keptByPauses(
  pairs: readonly PairOfIds[],
  before: readonly PairOfIds[],
  draft: readonly PairOfIds[],
  paused: ReadonlySet<Id>,
): PairOfIds[] {
  const seen = new Set(before.map(keyOf))
  const waits = (id: Id): boolean => paused.has(id) || draft.some(({ menteeId, mentorId }) => menteeId === id && paused.has(mentorId))
  return pairs.filter((pair) => seen.has(keyOf(pair)) && waits(pair.menteeId))
}

function tellingBreaches({ published, told }: Race): string[] {
  const found: string[] = []
  const byCause = Map.groupBy(told, ({ causeId }) => causeId)
  const known = new Set(published.map(({ id }) => id))
  for (const [causeId, people] of byCause) {
    const once = new Set(people.map(({ accountId, kind }) => `${accountId} ${kind}`))
    if (once.size < people.length) found.push(`somebody was told twice of publication ${causeId}`)
    if (!known.has(causeId)) found.push(`somebody was told of publication ${causeId}, which there is none`)
  }
  for (const { id, told: due } of published) {
    const people = new Set(byCause.get(id)?.map(({ accountId }) => accountId))
    if (people.size !== due) found.push(`${people.size} were told of publication ${id}, and ${due} should be`)
  }
  return found
}

function finalBreaches(final: Final, unseen: ReadonlySet<Id>): string[] {
  const { draft, unmatched, pairs, lastKept, untold, namedDrafts, doubleSessions, ghosts, deadlocks } = final
  const found: string[] = []
  // Whoever has somebody whom the advisor who assigned did not see has nobody for that advisor, and a reason why.
  const matched = new Set(draft.flatMap(({ menteeId, mentorId }) => (unseen.has(mentorId) ? [] : menteeId)))
  for (const id of unmatched) if (matched.has(id)) found.push(`${id} has somebody, and a reason why not`)
  const told = (some: readonly PairOfIds[]): string => some.map(keyOf).toSorted().join('\n')
  if (told(pairs) !== told(lastKept)) found.push('members see other pairs than were published last')
  if (untold > 0) found.push(`${untold} are still to be told`)
  const names = new Set(namedDrafts.map((name) => name.toLowerCase()))
  if (names.size < namedDrafts.length) found.push('two drafts are kept under one name')
  if (namedDrafts.length > MOST_NAMED) found.push(`${namedDrafts.length} drafts are kept`)
  if (doubleSessions > 0) found.push(`${doubleSessions} sessions were written down twice`)
  if (ghosts > 0) found.push(`${ghosts} rows tell of somebody who deleted their account`)
  if (deadlocks > 0) found.push(`${deadlocks} transactions waited for each other for good`)
  return found
}
