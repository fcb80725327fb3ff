import type { BucketCounts, Candidate } from '@trellis/contract/candidates/candidates.ts'

/** What was done to a candidate: how they were, and are by it. */
export interface Moved {
  readonly before: Candidate
  readonly after: Candidate
}

/** A list of candidates, or what is loaded of it. */
export interface CandidateList {
  readonly items: readonly Candidate[]
  readonly total: number
}

interface Rule {
  /** Whether somebody is in the list. */
  readonly belongs: (candidate: Candidate) => boolean
  /** Whether somebody can come into the list by a change; else they can only leave it. */
  readonly joins: boolean
}

/**
 * A list as it is after changes: who left it is gone, who came stands at its top, the others are up to date. The server may
 * have carried out some of them before it told the list.
 */
export function withChanges(list: CandidateList, changes: readonly Moved[], { belongs, joins }: Rule): CandidateList {
  if (changes.length === 0) return list
  const entered = new Set<string>()
  const last = new Map<string, Candidate>()
  for (const { before, after } of changes) {
    if (!belongs(before) && belongs(after)) entered.add(after._id)
    last.delete(after._id)
    last.set(after._id, after)
  }
  const there = new Set(list.items.map(({ _id }) => _id))
  const stayed = list.items.flatMap((item) => {
    const now = last.get(item._id)
    if (now === undefined) return [item]
    return belongs(now) ? [now] : []
  })
  const come = [...last.values()].filter(
    (candidate) => joins && !there.has(candidate._id) && belongs(candidate) && entered.has(candidate._id),
  )
  const items = [...come.toReversed(), ...stayed]
  return { items, total: Math.max(list.total + items.length - list.items.length, 0) }
}

/** How many are in each list after changes: nobody who is hidden counts, whether hidden ones are shown or not, as the server counts. */
export function countsAfter(counts: BucketCounts, changes: readonly Moved[]): BucketCounts {
  const after = { ...counts }
  for (const change of changes) {
    const [from, to] = [countedIn(change.before), countedIn(change.after)]
    if (from !== 'none') after[from] = Math.max(after[from] - 1, 0)
    if (to !== 'none') after[to] += 1
  }
  return after
}

const countedIn = ({ link: { state, flags } }: Candidate) => (flags.hidden ? 'none' : state)
