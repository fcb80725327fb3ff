import { useQuery } from '@tanstack/react-query'
import type { RecruiterRecord } from '@trellis/contract/accounts/accounts.ts'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'
import { useDelegations } from '../../../accounts/delegates/useDelegations.ts'
import { recruiterQuery } from '../../../accounts/recruiters/recruiterQuery.ts'
import { Page } from '../../../ui/Page.tsx'
import { FormSkeleton } from '../../../postings/form/FormSkeleton.tsx'
import { JobForm } from './JobForm.tsx'
import { emptyJob, type JobDefaults } from './typedJob.ts'

interface NewJobScreenProps {
  readonly userId: string
  /** For whom it is posted. */
  readonly ownerId: string
}

/** A job to be posted, for oneself or for somebody on whose postings one may act. */
export function NewJobScreen({ userId, ownerId }: NewJobScreenProps) {
  const recruiter = useQuery(recruiterQuery(userId))
  const delegations = useDelegations(userId)
  // Without either, the form only knows less: the company is typed then. What failed and is asked for again takes no form away.
  const isWaiting = !recruiter.isFetched || !delegations.isFetched
  const principals = delegations.data?.principals ?? []
  const principal = principals.find(({ _id }) => _id === ownerId)
  return (
    <Page title="Post a job" width="table">
      {isWaiting ? (
        <FormSkeleton />
      ) : (
        <JobForm
          userId={userId}
          job={undefined}
          start={emptyJob(principal ? companyOf(principal) : defaultsOf(recruiter.data), principal?._id ?? userId)}
          formName="new"
          principals={principals}
        />
      )}
    </Page>
  )
}

const companyOf = ({ companyInstitution }: Colleague): JobDefaults => ({ companyInstitution })

/** A recruiter's company, and where it is. */
function defaultsOf(recruiter: RecruiterRecord | undefined): JobDefaults {
  if (recruiter === undefined) return { companyInstitution: '' }
  const { companyInstitution, locationCity, locationState, locationCountry } = recruiter._source.generalInfo
  return { companyInstitution, locationCity, locationState, locationCountry }
}
