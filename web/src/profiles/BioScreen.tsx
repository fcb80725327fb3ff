import { Navigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { failedWith, sentenceOf } from '../api/failure.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson, useSession } from '../session/session.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonPage } from '../ui/states/Waiting.tsx'
import { OwnBio } from './own/OwnBio.tsx'
import { sectionsWithDrafts } from './saving/savers.ts'
import { Sheet } from './Sheet.tsx'
import { useProfile } from './useProfile.ts'

const TagEditing = lazy(async () => ({ default: (await import('./tagging/TagEditing.tsx')).TagEditing }))
const PersonProfile = lazy(async () => ({ default: (await import('./reading/PersonProfile.tsx')).PersonProfile }))

export type BioMode = 'bio' | 'tags' | 'registration'

interface BioScreenProps {
  readonly id: string
  readonly mode: BioMode
  /** The guided first visit: it leads through domains that know this one. */
  readonly firstVisit: (record: ProfileRecord) => ReactNode
}

/** One's own bio in the mode that the address asks for, or somebody else's profile. */
export function BioScreen({ id, mode, firstVisit }: BioScreenProps) {
  const { userId } = usePerson()
  const { data: record, error, refetch } = useProfile(id)
  const isArriving = useSession((state) => state.firstVisit)
  if (mode === 'bio' && id === userId && isArriving) return <Navigate to={paths.firstVisit(id)} replace />
  if (record === undefined && error) return <ProfileFailure error={error} onRetry={() => void refetch()} />
  if (record === undefined) return <SkeletonPage />
  const screens: Record<BioMode, ReactNode> = {
    bio: <OwnBio record={record} />,
    tags: (
      <Sheet>
        <TagEditing record={record} />
      </Sheet>
    ),
    registration: <Sheet>{firstVisit(record)}</Sheet>,
  }
  const screen = id === userId ? screens[mode] : <PersonProfile shown={record} />
  return <Suspense fallback={<SkeletonPage />}>{screen}</Suspense>
}

interface ProfileFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands where a profile cannot be shown, and says what was kept. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  const { userId } = usePerson()
  if (failedWith(error, 'NotFound') || failedWith(error, 'BadInput')) {
    return (
      <Page title="Profile">
        <EmptyState title="This profile is not here" action={<ButtonLink to={paths.bio(userId)}>Go to your bio</ButtonLink>}>
          It may be hidden or deleted, or the address is mistyped.
        </EmptyState>
      </Page>
    )
  }
  const hasDrafts = sectionsWithDrafts(userId).length > 0
  return (
    <Page title="Profile">
      <ErrorState error={sentenceOf(error)} onRetry={onRetry} {...(hasDrafts && { kept: 'What you typed is kept.' })} />
    </Page>
  )
}
