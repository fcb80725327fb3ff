import { paths } from '@trellis/contract/screens.ts'
import { lazy, type ReactNode } from 'react'
import { genomeQuery } from '../genome/useGenome.ts'
import { matchWithQuery } from '../people/matches/useMatchWith.ts'
import { Beside } from '../ui/lists/Beside.tsx'
import { profileQuery } from './useProfile.ts'

const PreviewScreen = lazy(async () => ({ default: (await import('./PreviewScreen.tsx')).PreviewScreen }))

interface Props {
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined, isFirst: boolean) => void
  readonly children: ReactNode
}

/** What a profile shows first. */
export const profileQueries = (userId: string, id: string) => [profileQuery(id), genomeQuery(id), matchWithQuery(userId, id)] as const

/** A list of people with the profile of the one who is open. */
export function PeopleBeside({ children, ...opened }: Props) {
  return (
    <Beside {...opened} label="The profile" address={paths.preview} detail={(id) => <PreviewScreen key={id} id={id} />}>
      {children}
    </Beside>
  )
}
