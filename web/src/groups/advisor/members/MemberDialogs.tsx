import { lazy, Suspense } from 'react'
import { ahead } from '../../../ui/loading/ahead.ts'
import { useEver } from '../../../ui/loading/useEver.ts'
import { useAsked } from './asking.ts'

const MemberDialog = lazy(ahead(async () => ({ default: (await import('./MemberDialog.tsx')).MemberDialog })))

/** What is asked about members beside how it is decided about them. */
export function MemberDialogs({ postingId }: { readonly postingId: string }) {
  const wasAsked = useEver(useAsked() !== undefined)
  return <Suspense>{wasAsked && <MemberDialog groupId={postingId} />}</Suspense>
}
