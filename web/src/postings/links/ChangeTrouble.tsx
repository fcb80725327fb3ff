import { Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { Change } from './changes.ts'

const GroupsToJoin = lazy(async () => ({ default: (await import('./GroupsToJoin.tsx')).GroupsToJoin }))

/** Why the student's last change of a link did not come about; where groups stood in its way, how to get into one of them. */
export function ChangeTrouble({ change: { error, groups } }: { readonly change: Change }) {
  if (error === undefined) return null
  return (
    <>
      <Text role="alert" c="var(--mantine-color-error)" size="sm">
        {error}
      </Text>
      {groups !== undefined && (
        <Suspense>
          <GroupsToJoin groups={groups} />
        </Suspense>
      )}
    </>
  )
}
