import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { paths } from '@trellis/contract/screens.ts'
import { failedWith, isMissing, sentenceOf } from '../../../api/failure.ts'
import { useForgottenRefusals } from '../../../api/writes.ts'
import { JobMatchCard } from '../../../jobs/student/lists/JobMatchCard.tsx'
import { JobsBeside, type Opened } from '../../../jobs/student/lists/JobsBeside.tsx'
import { useLinkActions } from '../../../postings/links/useLinkActions.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { Page, usePageTitle } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { cohortsQuery, useGroup, useGroupJobs } from '../queries.ts'
import { GroupTabs } from './GroupTabs.tsx'
import { whyHere } from './internshipWords.ts'

interface Props extends Opened {
  readonly userId: string
  readonly groupId: string
}

/** The jobs that a group offers a member: to everybody in it, or to a cohort that they are in. */
export function InternshipsScreen({ userId, groupId, ...opened }: Props) {
  const { query, shown } = useGroup(groupId, userId)
  const name = shown?.group._source.generalInfo.name ?? 'Group'
  const listed = useGroupJobs(userId, groupId)
  const { data: cohorts = [] } = useQuery(cohortsQuery(userId, groupId))
  const actions = useLinkActions(JOB, 'search')
  useForgottenRefusals('link', `internships ${groupId}`)
  usePageTitle(`Jobs and internships: ${name}`)
  const isOutside = isMissing(query.error) || failedWith(listed.query.error, 'Forbidden') || isMissing(listed.query.error)
  if (isOutside) return <ForMembers {...{ userId, groupId }} isThere={shown !== undefined} name={name} />
  const nameOf = new Map(cohorts.map(({ _id, _source }) => [_id, _source.generalInfo.name]))
  const row = ({ fit, ...job }: GroupJob) =>
    fit !== null && (
      <JobMatchCard key={job._id} job={{ ...job, ...fit }} bucket="search" actions={actions}>
        <Text size="sm" c="dimmed">
          {whyHere(job, name, (id) => nameOf.get(id))}
        </Text>
      </JobMatchCard>
    )
  return (
    <JobsBeside userId={userId} {...opened}>
      <Page title={name} width="table">
        <GroupTabs groupId={groupId} current="internships" />
        {shown === undefined && query.error !== null && <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />}
        <PagedList
          {...listed}
          nouns={['job', 'jobs']}
          isGrid
          row={row}
          empty={
            <EmptyState title="No jobs here yet" action={<ButtonLink to={paths.jobs(userId, 'suggested')}>See jobs for you</ButtonLink>}>
              Jobs and internships that the advisors of {name} choose for you, or that employers offer its members, are listed here.
            </EmptyState>
          }
          end={`That is every job of ${name}.`}
        />
      </Page>
    </JobsBeside>
  )
}

interface OutsideProps {
  readonly userId: string
  readonly groupId: string
  readonly name: string
  /** Whether the student may see the group. */
  readonly isThere: boolean
}

/** Stands where the student is no member. */
function ForMembers({ userId, groupId, name, isThere }: OutsideProps) {
  return (
    <Page title={isThere ? name : 'Group not found'}>
      <EmptyState
        title={isThere ? 'These jobs are for members' : 'This group is not here'}
        action={
          <ButtonLink to={isThere ? groupPaths.group(userId, groupId) : groupPaths.groups(userId, 'suggested')}>
            {isThere ? `Look at ${name}` : 'See groups for you'}
          </ButtonLink>
        }
      >
        {isThere
          ? 'Whoever is a member of the group finds its jobs and internships here. Its page says how to join.'
          : 'It may be closed or deleted, or only the members of another group may see it.'}
      </EmptyState>
    </Page>
  )
}
