import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/links.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NoneFits } from '../../../ui/states/NoneFits.tsx'
import { useFindGroups } from '../queries.ts'
import { allGroups } from './OtherGroups.tsx'

interface Props {
  readonly userId: string
  /** What is said where there are groups, and none of them fits. */
  readonly otherwise: ReactNode
}

/** Where no group is suggested: since there is none at all, or none but one's own, which no bio would change, or since none fits. */
export function NoGroups({ userId, otherwise }: Props) {
  const { query, items, total } = useFindGroups(userId, allGroups)
  const areOwn = total > 0 && total === items.length && items.every(({ link }) => link?.state === 'accepted')
  return (
    <NoneFits all={{ query, total: areOwn ? 0 : total }} otherwise={otherwise}>
      <EmptyState
        title={areOwn ? 'No other group is open yet' : 'No group is open yet'}
        action={<ButtonLink to={groupPaths.join(userId)}>Join with a code</ButtonLink>}
      >
        There is none that you may see{areOwn && ', but for your own'}. Those that fit what your bio tells stand here as soon as their
        advisors open them.
      </EmptyState>
    </NoneFits>
  )
}
