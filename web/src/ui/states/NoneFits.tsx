import type { ReactNode } from 'react'
import { SkeletonLines, Waiting } from './Waiting.tsx'

interface Props {
  /** All there is, whether or not it fits. */
  readonly all: { readonly query: { readonly isPending: boolean; readonly error: Error | null }; readonly total: number }
  /** What is said where there is something, and none of it fits. */
  readonly otherwise: ReactNode
  /** What is said where there is nothing at all. */
  readonly children: ReactNode
}

/** Where nothing is suggested: since there is nothing at all, which no bio would change, or since none of it fits. */
export function NoneFits({ all: { query, total }, otherwise, children }: Props) {
  if (query.isPending) {
    return (
      <Waiting>
        <SkeletonLines count={5} />
      </Waiting>
    )
  }
  return query.error || total > 0 ? otherwise : children
}
