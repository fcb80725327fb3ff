import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { NoneFits } from '../../ui/states/NoneFits.tsx'
import { useFindJobs } from './queries.ts'
import { noFilters } from './lists/filters.ts'

interface Props {
  readonly userId: string
  /** What is said where there are jobs, and none of them fits. */
  readonly otherwise: ReactNode
  readonly action?: ReactNode
}

const all = { list: '', keyword: '', filters: noFilters } as const

/** Where no job is suggested: since there is none at all, which no bio would change, or since none fits. */
export function NoJobs({ userId, otherwise, action }: Props) {
  return (
    <NoneFits all={useFindJobs(userId, all)} otherwise={otherwise}>
      <EmptyState title="No job is open yet" action={action}>
        No employer has posted one that you may see. Those that fit what your bio tells stand under Jobs as soon as they are posted.
      </EmptyState>
    </NoneFits>
  )
}
