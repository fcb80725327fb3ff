import { sentenceOf } from '../api/failure.ts'
import { useProfile } from '../profiles/useProfile.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import { Visibility } from './Visibility.tsx'

/** Whether others see one's own profile, once it is known. */
export function OwnVisibility({ id }: { readonly id: string }) {
  const { data, error, refetch } = useProfile(id)
  if (data !== undefined) return <Visibility record={data} />
  if (error !== null) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <Waiting>
      <SkeletonLines count={2} />
    </Waiting>
  )
}
