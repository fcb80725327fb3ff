import { Divider, Stack } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/failure.ts'
import { keys } from '../../api/keys.ts'
import { ProfilePhotoChoice } from '../../files/ProfilePhotoChoice.tsx'
import { usePerson } from '../../session/session.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { DelegatesSection } from '../delegates/DelegatesSection.tsx'
import { RecruiterProfileForm } from './RecruiterProfileForm.tsx'
import { recruiterQuery } from './recruiterQuery.ts'

/** A recruiter's or advisor's own profile and their photo. */
export function RecruiterProfilePage({ userId }: { readonly userId: string }) {
  const recruiter = useQuery(recruiterQuery(userId))
  const { userType } = usePerson()
  const record = recruiter.data
  return (
    <Page title="My profile" subtitle={record && `Signed in as ${record._source.generalInfo.email}`}>
      {record === undefined && recruiter.isError && (
        <ErrorState error={sentenceOf(recruiter.error)} onRetry={() => void recruiter.refetch()} />
      )}
      {record === undefined && !recruiter.isError && (
        <Waiting>
          <SkeletonLines count={8} />
        </Waiting>
      )}
      {record !== undefined && (
        <Stack gap={48}>
          <ProfilePhotoChoice
            id={userId}
            name={record._source.generalInfo.name}
            address={record._source.generalInfo.profilePicture}
            outdated={[keys.recruiter(userId)]}
          />
          <RecruiterProfileForm record={record} />
          {userType === 'recruiter' && (
            <>
              <Divider />
              <DelegatesSection userId={userId} />
            </>
          )}
        </Stack>
      )}
    </Page>
  )
}
