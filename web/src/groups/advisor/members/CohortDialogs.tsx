import { lazy, Suspense } from 'react'
import { ahead } from '../../../ui/loading/ahead.ts'
import { useEver } from '../../../ui/loading/useEver.ts'
import { usePeopleToAdd } from './addingToCohort.ts'

const CohortDialog = lazy(ahead(async () => ({ default: (await import('./CohortDialog.tsx')).CohortDialog })))

/** What is asked about members beside how it is decided about them. */
export function CohortDialogs({ postingId }: { readonly postingId: string }) {
  const wasAsked = useEver(usePeopleToAdd() !== undefined)
  return <Suspense>{wasAsked && <CohortDialog groupId={postingId} />}</Suspense>
}
