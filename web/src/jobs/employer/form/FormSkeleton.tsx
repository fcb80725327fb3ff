import { SkeletonLines, Waiting } from '../../../ui/Waiting.tsx'

/** A form to come. */
export function FormSkeleton() {
  return (
    <Waiting>
      <SkeletonLines count={12} />
    </Waiting>
  )
}
