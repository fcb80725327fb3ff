import { lazy, Suspense } from 'react'
import { ahead } from '../../ui/loading/ahead.ts'
import { useEver } from '../../ui/loading/useEver.ts'
import type { DeleteGroupProps } from './DeleteGroupDialog.tsx'

const DeleteGroupDialog = lazy(ahead(async () => ({ default: (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog })))

/** Asks before a group is deleted: says what goes with it, and asks for its name. */
export function DeleteGroup(props: DeleteGroupProps) {
  const wasAsked = useEver(props.group !== undefined)
  return <Suspense>{wasAsked && <DeleteGroupDialog {...props} />}</Suspense>
}
