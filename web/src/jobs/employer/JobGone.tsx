import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'

/** Stands where an employer's job should be. */
export function JobGone({ userId }: { readonly userId: string }) {
  return (
    <EmptyState title="This job is not here" action={<ButtonLink to={paths.employerJobs(userId)}>Go to my jobs</ButtonLink>}>
      It may be deleted, or the address is mistyped.
    </EmptyState>
  )
}
