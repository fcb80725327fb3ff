import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'

/** Statistics to come. */
export function StatsSkeleton() {
  return (
    <Waiting>
      <SkeletonLines count={5} />
    </Waiting>
  )
}
