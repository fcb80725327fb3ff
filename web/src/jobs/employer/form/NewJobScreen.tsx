import { useQuery } from '@tanstack/react-query'
import { useDelegations } from '../../../accounts/delegates/useDelegations.ts'
import { recruiterQuery } from '../../../accounts/recruiterQuery.ts'
import { Page } from '../../../ui/Page.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { JobForm } from './JobForm.tsx'
import { emptyJob } from './typedJob.ts'

interface NewJobScreenProps {
  readonly userId: string
  /** For whom it is posted. */
  readonly ownerId: string
}

/** A job to be posted, for oneself or for somebody on whose postings one may act. */
export function NewJobScreen({ userId, ownerId }: NewJobScreenProps) {
  const recruiter = useQuery(recruiterQuery(userId))
  const delegations = useDelegations(userId)
  // Without either, the form only knows less: the company is typed then.
  const isWaiting = recruiter.isPending || delegations.isPending
  const principals = delegations.data?.principals ?? []
  const principal = principals.find(({ _id }) => _id === ownerId)
  const own = recruiter.data?._source.generalInfo.companyInstitution ?? ''
  return (
    <Page title="Post a job" width="table">
      {isWaiting ? (
        <FormSkeleton />
      ) : (
        <JobForm
          userId={userId}
          job={undefined}
          start={emptyJob(principal?.companyInstitution ?? own, principal?._id ?? userId)}
          formName="new"
          principals={principals}
        />
      )}
    </Page>
  )
}
