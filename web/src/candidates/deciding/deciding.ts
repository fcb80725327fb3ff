import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withOutcome } from '../../api/failure.ts'
import { write } from '../../api/writes.ts'
import { useLeavingIfForbidden } from '../../postings/forbidden.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { leavesFrom } from '../board/travel.ts'
import { askForWords, letterFor } from './contacting.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import type { DecisionEvent } from '../pipeline/words.ts'
import type { Moved } from './changes.ts'
import { decideAbout } from './decidingAll.ts'
import { linkAfter } from './linkAfter.ts'
import { aboutCandidate } from './moves.ts'
import { freshLinkOf, nothingToUndo, whatIsNow, whyRefused } from './refusals.ts'
import { isRefilled, refreshAfter, refreshRefilled, suggestedNow } from './refresh.ts'
import { sendDecision, sendUndo } from './sending.ts'
import { offerUndo, undoLast } from './undos.ts'

interface More {
  /** What the notice says after what was done, such as who is next. */
  readonly outlook?: string
  readonly onUndo?: () => void
  readonly onRefused?: () => void
  /** What is written to whoever is contacted, or let go; one is asked for them where they are not given. */
  readonly words?: string
  /** Leads back to the person, for whoever has gone on to another meanwhile. */
  readonly onReturn?: () => void
}

export interface Deciding {
  /** Shows a decision at once, offers to undo it, and takes it back with the reason when it is refused. */
  decide(candidate: Candidate, event: DecisionEvent, more?: More): void
  /** The same about several at once, with one undo for all. @param done what the notice says @param onDecided told as soon as nothing has to be written any more */
  decideAll(candidates: readonly Candidate[], event: DecisionEvent, done: string, onDecided: () => void): void
  /** Undoes the last decision that can still be undone. */
  undoLast(): void
}

/** What can be done with the people of a posting. */
export function useDeciding(postingId: string): Deciding {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const pipeline = usePipeline()
  return useMemo(() => {
    const nameOf = ({ _source }: Candidate) => _source.generalInfo.name

    const refused = (candidate: Candidate, failure: unknown, onReturn: (() => void) | undefined) => {
      if (failure === nothingToUndo || leaveIfForbidden(failure)) return
      const name = nameOf(candidate)
      const fresh = freshLinkOf(failure)
      const outcome = fresh === undefined ? `${name} stays where they were.` : whatIsNow(pipeline.words, name, fresh)
      const reason = whyRefused(pipeline.words, failure, name, candidate.link)
      notify.problem(withOutcome(reason, outcome), onReturn && { words: `Back to ${name}`, run: onReturn })
      if (fresh !== undefined) refreshAfter(pipeline, queries, postingId, { before: candidate, after: { ...candidate, link: fresh } })
    }

    const attempt = async (before: Candidate, after: Candidate, send: () => Promise<LinkOfOwner>, onReturn?: () => void) => {
      const reply = (link: LinkOfOwner | undefined) => link && { before, after: { ...after, link } }
      leavesFrom(before._id)
      try {
        const done = await write<Moved>(queries, {
          about: aboutCandidate(postingId, before._id),
          change: { before, after },
          send: async () => ({ before, after: { ...after, link: await send() } }),
          currentIn(failure) {
            // It goes back to where it was, or to where somebody else has put it.
            leavesFrom(before._id)
            return reply(freshLinkOf(failure))
          },
        })
        refreshAfter(pipeline, queries, postingId, done)
        return done.after
      } catch (failure) {
        refused(before, failure, onReturn)
        return undefined
      }
    }

    const deciding: Deciding = {
      decide(candidate, event, more = {}) {
        const { outlook = '', onUndo, onRefused, onReturn, words } = more
        const letter = words === undefined ? letterFor(pipeline, [candidate], event) : undefined
        if (letter !== undefined) {
          return askForWords([candidate], letter, (words) => deciding.decide(candidate, event, { ...more, words }))
        }
        const suggested = suggestedNow(queries, postingId)
        const after = { ...candidate, link: linkAfter(pipeline.kind, candidate.link, event) }
        const decided = attempt(candidate, after, () => sendDecision(pipeline, postingId, candidate, event, words), onReturn)
        const undo = () => {
          onUndo?.()
          void attempt(after, candidate, async () => {
            const done = await decided
            if (done === undefined) throw nothingToUndo
            return sendUndo(pipeline, postingId, done)
          })
        }
        const notice = `${pipeline.words.decisions[event].done(nameOf(candidate), candidate.link)} ${outlook}`.trim()
        const show = (run: () => void) => notify.undo(notice, run, UNDO_MS)
        const withdrawOffer = offerUndo({ until: undoableUntil(), show, undo })
        void decided.then((done) => {
          if (done) return void (isRefilled(candidate, event) && refreshRefilled(pipeline, queries, postingId, suggested))
          withdrawOffer()
          onRefused?.()
        })
      },
      decideAll(candidates, event, done, onDecided) {
        const carryOut = (words?: string) => {
          onDecided()
          decideAbout(candidates, { event, done, words }, { pipeline, queries, postingId, leaveIfForbidden })
        }
        const letter = letterFor(pipeline, candidates, event)
        if (letter === undefined) carryOut()
        else askForWords(candidates, letter, carryOut)
      },
      undoLast() {
        if (!undoLast(Date.now())) notify.success('There is nothing to undo.')
      },
    }
    return deciding
  }, [pipeline, postingId, queries, leaveIfForbidden])
}

/** Until when what is done now can be undone. */
const undoableUntil = (): number => Date.now() + UNDO_MS
