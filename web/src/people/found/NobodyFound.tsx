import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { type Filters, isFiltered } from './filters.ts'

interface Props {
  readonly userId: string
  readonly filters: Filters
}

/** Where a list of everybody is empty: since it is narrowed too far, or since there is nobody whom the viewer may see. */
export function NobodyFound({ userId, filters }: Props) {
  if (filters.keyword !== '' || isFiltered(filters))
    return <EmptyState title="Nobody found">Try fewer words, check the spelling, or take a filter away.</EmptyState>
  return (
    <EmptyState
      title="There is nobody yet whom you may see"
      action={<ButtonLink to={groupPaths.join(userId)}>Join a group with a code</ButtonLink>}
    >
      Adults stand here as soon as they have joined, people of {MINORS_AGE} where a group that you share shows them.
    </EmptyState>
  )
}
