import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { type LinkEvent, UNDO_MS } from '@trellis/contract/postings/links.ts'
import type { QueryClient } from '@tanstack/react-query'
import { write } from '../../api/writes.ts'
import { notify } from '../../ui/notices/notify.tsx'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Moved } from './changes.ts'
import { linkAfter } from './linkAfter.ts'
import { aboutCandidate } from './moves.ts'
import { freshLinkOf, nothingToUndo, whyRefused } from './refusals.ts'
import { isRefilled, refreshAfterAll, refreshRefilled, suggestedNow } from './refresh.ts'
import { sendDecision, sendUndo } from './sending.ts'
import { inTurns } from './turns.ts'
import { offerUndo } from './undos.ts'

/** So many are told to the server at a time: others who work on it meanwhile come through. */
const AT_A_TIME = 4
/** More refusals are counted: a message is read at a glance. */
const MOST_TOLD = 3

interface Many {
  readonly pipeline: Pipeline
  readonly queries: QueryClient
  readonly postingId: string
  /** Leaves the screen where a failure says that it is no longer one's own. */
  readonly leaveIfForbidden: (failure: unknown) => boolean
}

/** What is decided about several. */
interface Decided {
  readonly event: LinkEvent
  /** What the notice says. */
  readonly done: string
  /** What is written to each of them. */
  readonly words: string | undefined
}

/**
 * Shows a decision about several at once, and tells the server of each by itself: one who is refused keeps nobody else. One undo takes
 * all of it back.
 */
export function decideAbout(candidates: readonly Candidate[], { event, done, words }: Decided, many: Many): void {
  const { pipeline, queries, postingId } = many
  const suggested = suggestedNow(queries, postingId)
  const turn = inTurns(AT_A_TIME)
  const steps = candidates.map((before) => {
    const after = { ...before, link: linkAfter(pipeline.kind, before.link, event) }
    return {
      before,
      after,
      decided: changed({ before, after }, () => turn(() => sendDecision(pipeline, postingId, before, event, words)), many),
    }
  })
  const undo = async () => {
    const back = steps.map(({ before, after, decided }) => {
      const take = async () => {
        const outcome = await decided
        if (outcome.moved === undefined) throw nothingToUndo
        return turn(() => sendUndo(pipeline, postingId, outcome.moved!.after))
      }
      return changed({ before: after, after: before }, take, many)
    })
    conclude(await Promise.all(back), many)
  }
  const show = (run: () => void) => notify.undo(done, run, UNDO_MS)
  const withdrawOffer = offerUndo({ until: Date.now() + UNDO_MS, show, undo: () => void undo() })
  void Promise.all(steps.map(({ decided }) => decided)).then((outcomes) => {
    conclude(outcomes, many)
    if (outcomes.every(({ moved }) => moved === undefined)) return withdrawOffer()
    if (candidates.some((candidate) => isRefilled(candidate, event))) void refreshRefilled(pipeline, queries, postingId, suggested)
  })
}

/** How one of several came out: what was changed, or why it was not. */
interface Outcome {
  readonly moved?: Moved
  readonly failure?: { readonly from: Moved; readonly cause: unknown }
}

async function changed(from: Moved, send: () => ReturnType<typeof sendDecision>, { queries, postingId }: Many): Promise<Outcome> {
  const { before, after } = from
  try {
    const moved = await write<Moved>(queries, {
      about: aboutCandidate(postingId, before._id),
      change: from,
      send: async () => ({ before, after: { ...after, link: await send() } }),
      currentIn(cause) {
        const link = freshLinkOf(cause)
        return link && { before, after: { ...after, link } }
      },
    })
    return { moved }
  } catch (cause) {
    return { failure: { from, cause } }
  }
}

/** Says once who was not changed and why, and fetches anew what was touched. */
function conclude(outcomes: readonly Outcome[], { pipeline, queries, postingId, leaveIfForbidden }: Many): void {
  const failures = outcomes.flatMap(({ failure }) => (failure === undefined || failure.cause === nothingToUndo ? [] : [failure]))
  if (failures.some(({ cause }) => leaveIfForbidden(cause))) return
  const fresh = failures.flatMap(({ from, cause }) => {
    const link = freshLinkOf(cause)
    return link === undefined ? [] : [{ before: from.before, after: { ...from.after, link } }]
  })
  refreshAfterAll(pipeline, queries, postingId, [...outcomes.flatMap(({ moved }) => moved ?? []), ...fresh])
  if (failures.length === 0) return
  const reasons = failures.map(({ from: { before }, cause }) =>
    whyRefused(pipeline.words, cause, before._source.generalInfo.name, before.link),
  )
  notify.problem(
    notChanged(
      failures.map(({ from }) => from.before._source.generalInfo.name),
      reasons,
    ),
  )
}

/** '2 people stay where they were. Ana: …' */
function notChanged(names: readonly string[], reasons: readonly string[]): string {
  const told = reasons.slice(0, MOST_TOLD).map((reason, at) => `${names[at]!}: ${reason}`)
  const more = names.length - told.length
  const count = names.length === 1 ? '1 person stays where they were.' : `${names.length} people stay where they were.`
  return [count, ...told, more > 0 ? `And ${more} more.` : ''].filter(Boolean).join(' ')
}
