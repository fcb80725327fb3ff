import type { Candidate } from '@trellis/contract/jobs/jobs.ts'
import type { RefObject } from 'react'
import { notify } from '../../ui/notices/notify.tsx'
import { cardBeside, focusBeside, focusCard, focusedCard, personOf } from '../lists/cardFocus.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { possibleOf, whyNot } from './keyMap.ts'
import { useKeys } from './useKeys.ts'

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>
  readonly items: readonly Candidate[]
  /** Whether J starts here when no card of any list has the focus. */
  readonly isCurrent: boolean
  readonly deciding: Deciding
}

/** The keys of one list: J and K go through it, the others decide about the card that has the focus. */
export function useListKeys({ list, items, isCurrent, deciding }: ListKeys): void {
  useKeys((asked) => {
    const card = focusedCard(list.current)
    const isElsewhere = card === null && (!isCurrent || focusedCard(document.body) !== null)
    if (isElsewhere) return false
    if (asked === 'next' || asked === 'previous') {
      return list.current !== null && focusBeside(list.current, asked === 'next' ? 1 : -1)
    }
    if (typeof asked === 'string') return false
    if (card === null) {
      notify.success('Nobody is chosen. J goes to the first in the list.')
      return true
    }
    const candidate = items.find(({ _id }) => _id === personOf(card))
    if (candidate === undefined) return false
    const decision = possibleOf(asked, candidate.link)
    if (decision === undefined) {
      notify.success(whyNot(asked, candidate._source.generalInfo.name, candidate.link))
      return true
    }
    focusCard(cardBeside(card))
    deciding.decide(candidate, decision.event)
    return true
  })
}
