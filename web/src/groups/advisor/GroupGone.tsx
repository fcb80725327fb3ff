import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'

/** Stands where an advisor's group should be. */
export function GroupGone({ userId }: { readonly userId: string }) {
  return (
    <EmptyState title="This group is not here" action={<ButtonLink to={paths.groupadminGroups(userId)}>Go to my groups</ButtonLink>}>
      It may be deleted, or the address is mistyped.
    </EmptyState>
  )
}
