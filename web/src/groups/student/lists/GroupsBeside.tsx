import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { lazy, type ReactNode } from 'react'
import { Beside } from '../../../ui/lists/Beside.tsx'

const GroupScreen = lazy(async () => ({ default: (await import('../group/GroupScreen.tsx')).GroupScreen }))

/** What of its address a list of groups has open beside it. */
export interface Opened {
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined, isFirst: boolean) => void
}

/** A list of groups with the one that is open. */
export function GroupsBeside({ userId, children, ...opened }: Opened & { readonly userId: string; readonly children: ReactNode }) {
  return (
    <Beside {...opened} label="The group" address={(id) => groupPaths.group(userId, id)} detail={(id) => <GroupScreen key={id} id={id} />}>
      {children}
    </Beside>
  )
}
