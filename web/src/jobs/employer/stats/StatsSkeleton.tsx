import { SkeletonLines, Waiting } from '../../../ui/Waiting.tsx'

/** Statistics to come. */
export function StatsSkeleton() {
  return (
    <Waiting>
      <SkeletonLines count={5} />
    </Waiting>
  )
}
