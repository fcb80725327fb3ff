import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { possibleOf, whyNot } from '../keys/keyMap.ts'
import { useKeys } from '../keys/useKeys.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import type { DecisionEvent } from '../pipeline/words.ts'

/** Why nobody is there to be decided about. */
type Absence = 'waiting' | 'loading' | 'gone' | 'failed'

const absenceWords: Record<Absence, string> = {
  waiting: 'The next person is still being loaded.',
  loading: 'This person is still being loaded.',
  gone: 'This person is not here any more.',
  failed: 'This person could not be loaded.',
}

interface ReviewKeys {
  /** Who is under review, once they are there. */
  readonly candidate: Candidate | undefined
  readonly absence: Absence
  readonly next: Candidate | undefined
  readonly previous: Candidate | undefined
  /** Whether more people come after those who are loaded. */
  readonly hasMore: boolean
  readonly onReview: (id: string | undefined) => void
  readonly onDecide: (event: DecisionEvent) => void
}

/** The keys of the review. One that cannot do anything says why. */
export function useReviewKeys({ candidate, absence, next, previous, hasMore, onReview, onDecide }: ReviewKeys): void {
  const { words } = usePipeline()
  const step = (target: Candidate | undefined, whyNobody: string) => {
    if (target === undefined) notify.success(whyNobody)
    else onReview(target._id)
  }
  useKeys((pressed) => {
    if (pressed === 'back') onReview(undefined)
    else if (pressed === 'next') step(next, hasMore ? absenceWords.waiting : 'Nobody comes after them.')
    else if (pressed === 'previous') step(previous, 'Nobody comes before them.')
    else if (typeof pressed === 'string') return false
    else if (candidate === undefined) notify.success(`${absenceWords[absence]} Nothing was decided about them.`)
    else {
      const decision = possibleOf(pressed, candidate.link)
      if (decision === undefined) notify.success(whyNot(words, pressed, candidate._source.generalInfo.name, candidate.link))
      else onDecide(decision.event)
    }
    return true
  })
}
