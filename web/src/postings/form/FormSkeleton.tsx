import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'

/** A form to come. */
export function FormSkeleton() {
  return (
    <Waiting>
      <SkeletonLines count={12} />
    </Waiting>
  )
}
