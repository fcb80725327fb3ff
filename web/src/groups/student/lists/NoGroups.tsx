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

/** Where no group is suggested: since there is none at all, which no bio would change, or since none fits. */
export function NoGroups({ userId, otherwise }: Props) {
  return (
    <NoneFits all={useFindGroups(userId, allGroups)} otherwise={otherwise}>
      <EmptyState title="No group is open yet" action={<ButtonLink to={groupPaths.join(userId)}>Join with a code</ButtonLink>}>
        There is none that you may see. Those that fit what your bio tells stand here as soon as their advisors open them.
      </EmptyState>
    </NoneFits>
  )
}
