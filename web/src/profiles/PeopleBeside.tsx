import { paths } from '@trellis/contract/screens.ts'
import { lazy, type ReactNode } from 'react'
import { Beside } from '../ui/lists/Beside.tsx'

const PreviewScreen = lazy(async () => ({ default: (await import('./PreviewScreen.tsx')).PreviewScreen }))

interface Props {
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined, isFirst: boolean) => void
  readonly children: ReactNode
}

/** A list of people with the profile of the one who is open. */
export function PeopleBeside({ children, ...opened }: Props) {
  return (
    <Beside {...opened} label="The profile" address={paths.preview} detail={(id) => <PreviewScreen key={id} id={id} />}>
      {children}
    </Beside>
  )
}
