import type { BucketCounts, Candidate } from '@trellis/contract/jobs.ts'

/** What was done to a candidate here, laid over what the server last told until it tells the same. */
export interface Change {
  readonly id: number
  readonly before: Candidate
  readonly after: Candidate
  /** When the server confirmed it; undefined while it has not. */
  readonly doneAt: number | undefined
}

/** A list of candidates, or what is loaded of it. */
export interface CandidateList {
  readonly items: readonly Candidate[]
  readonly total: number
}

/** The changes that a reply of that time does not know of yet. */
export function unknownTo(changes: readonly Change[], updatedAt: number): readonly Change[] {
  return changes.filter(({ doneAt }) => doneAt === undefined || doneAt >= updatedAt)
}

interface Rule {
  /** Whether somebody is in the list. */
  readonly belongs: (candidate: Candidate) => boolean
  /** Whether somebody can come into the list by a change; else they can only leave it. */
  readonly joins: boolean
}

/** A list as it is after changes: who left it is gone, who came stands at its top, the others are up to date. */
export function withChanges(list: CandidateList, changes: readonly Change[], { belongs, joins }: Rule): CandidateList {
  if (changes.length === 0) return list
  const first = new Map<string, Candidate>()
  const last = new Map<string, Candidate>()
  let { total } = list
  for (const { before, after } of changes) {
    if (!first.has(after._id)) first.set(after._id, before)
    last.delete(after._id)
    last.set(after._id, after)
    total += Number(belongs(after)) - Number(belongs(before))
  }
  const there = new Set(list.items.map(({ _id }) => _id))
  const stayed = list.items.flatMap((item) => {
    const now = last.get(item._id)
    if (now === undefined) return [item]
    return belongs(now) ? [now] : []
  })
  const come = [...last.values()].filter(
    (candidate) => joins && !there.has(candidate._id) && belongs(candidate) && !belongs(first.get(candidate._id)!),
  )
  return { items: [...come.toReversed(), ...stayed], total: Math.max(total, 0) }
}

/** How many are in each list after changes. */
export function countsAfter(counts: BucketCounts, changes: readonly Change[]): BucketCounts {
  const after = { ...counts }
  for (const change of changes) {
    const [from, to] = [change.before.link.state, change.after.link.state]
    if (from !== 'none') after[from] = Math.max(after[from] - 1, 0)
    if (to !== 'none') after[to] += 1
  }
  return after
}
