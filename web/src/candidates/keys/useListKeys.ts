import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { RefObject } from 'react'
import { notify } from '../../ui/notices/notify.tsx'
import { cardBeside, focusBeside, focusCard, focusedCard, personOf } from '../lists/cardFocus.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { possibleOf, whyNot } from './keyMap.ts'
import type { Decision } from '../deciding/decisions.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import type { Selecting } from '../selecting/useSelection.ts'
import { useKeys } from './useKeys.ts'

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>
  readonly items: readonly Candidate[]
  /** Whether J starts here when no card of any list has the focus. */
  readonly isCurrent: boolean
  readonly deciding: Deciding
  /** Who is selected, where several can be. */
  readonly selecting?: Selecting
  /** Decides about those who are selected. */
  readonly onMany?: (decisions: readonly Decision[]) => void
}

/** The keys of one list: J and K go through it, X selects, the others decide about those selected, else about the card that has the focus. */
export function useListKeys({ list, items, isCurrent, deciding, selecting, onMany }: ListKeys): void {
  const { words } = usePipeline()
  useKeys((pressed, withShift) => {
    const areMany = selecting !== undefined && selecting.selected.length > 0
    if (areMany && pressed === 'back') {
      selecting.clear()
      return true
    }
    if (areMany && typeof pressed !== 'string') {
      onMany?.(pressed)
      return true
    }
    const card = focusedCard(list.current)
    const isElsewhere = card === null && (!isCurrent || focusedCard(document.body) !== null)
    if (isElsewhere) return false
    if (pressed === 'next' || pressed === 'previous') {
      return list.current !== null && focusBeside(list.current, pressed === 'next' ? 1 : -1)
    }
    if (pressed === 'select' && selecting !== undefined && card !== null) {
      selecting.select(personOf(card), withShift)
      return true
    }
    if (typeof pressed === 'string' && (pressed !== 'select' || selecting === undefined)) return false
    if (card === null) {
      notify.success('Nobody is chosen. J goes to the first in the list.')
      return true
    }
    if (typeof pressed === 'string') return false
    const candidate = items.find(({ _id }) => _id === personOf(card))
    if (candidate === undefined) return false
    const decision = possibleOf(pressed, candidate.link)
    if (decision === undefined) {
      notify.success(whyNot(words, pressed, candidate._source.generalInfo.name, candidate.link))
      return true
    }
    focusCard(cardBeside(card))
    deciding.decide(candidate, decision.event)
    return true
  })
}
