import { maskEmail } from '@trellis/contract/accounts/maskedEmail.ts'
import { Text } from '@mantine/core'
import { paths } from '@trellis/contract/screens.ts'
import { useListedPerson } from '../people/queries.ts'
import { usePerson } from '../session/session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { Notice } from '../ui/notices/Notice.tsx'
import { SkeletonPage } from '../ui/states/Waiting.tsx'
import { ProfileFailure } from './BioScreen.tsx'
import classes from './PreviewScreen.module.css'
import { asOthersSee } from './reading/asOthersSee.ts'
import { PersonProfile } from './reading/PersonProfile.tsx'
import { ProfileReading } from './reading/ProfileReading.tsx'
import { useProfile } from './useProfile.ts'

/** A profile as others see it: one's own without what they are not shown, or somebody else's. */
export function PreviewScreen({ id }: { readonly id: string }) {
  const { userId } = usePerson()
  const { data: record, error, refetch } = useProfile(id)
  const listed = useListedPerson(id)
  if (record === undefined && error) return <ProfileFailure error={error} onRetry={() => void refetch()} />
  const shown = record ?? listed
  if (id !== userId && shown !== undefined) return <PersonProfile shown={shown} />
  if (record === undefined) return <SkeletonPage />
  const { email, hidden } = record._source.generalInfo
  return (
    <>
      <div className={classes.notice}>
        <Notice>
          <Text>
            {hidden ? 'Your profile is hidden, so that only those you applied to see this.' : 'This is what others see.'} Your e-mail shows
            as {maskEmail(email)}; your birth year, gender and resumes do not show.
          </Text>
          <ButtonLink to={paths.bio(id)} variant="default" mt="sm">
            Back to my bio
          </ButtonLink>
        </Notice>
      </div>
      <ProfileReading person={asOthersSee(record)} />
    </>
  )
}
