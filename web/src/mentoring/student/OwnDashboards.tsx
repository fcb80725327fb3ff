import { useQuery } from '@tanstack/react-query'
import type { MemberDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import type { OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import { paths } from '@trellis/contract/screens.ts'
import { isMissing, sentenceOf } from '../../api/failure.ts'
import { LoneLink } from '../../ui/links.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { memberDashboardQuery } from '../advisor/dashboard/dashboardQueries.ts'
import { MemberFacts } from '../advisor/dashboard/MemberFacts.tsx'
import { LeaveMentoring } from './living/LeaveMentoring.tsx'

interface Props {
  readonly userId: string
  readonly groupId: string
  /** The mentoring groups in which they take part. */
  readonly within: OwnMentoring['within']
}

/** How a member is doing in each of the mentoring groups in which they take part. */
export function OwnDashboards({ within, ...of }: Props) {
  return within.map(({ id, ...one }) => <OwnDashboard key={id} mgrpID={id} {...one} {...of} />)
}

interface OneProps extends Omit<Props, 'within'>, Omit<Props['within'][number], 'id'> {
  readonly mgrpID: string
}

function OwnDashboard({ userId, groupId, mgrpID, name, archived }: OneProps) {
  const { data, error, refetch } = useQuery(memberDashboardQuery({ groupId, mgrpID }, userId))
  // They were taken out meanwhile.
  if (isMissing(error)) return null
  if (data === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting>
        <SkeletonLines />
      </Waiting>
    )
  }
  return (
    <MemberFacts
      told={archived ? withoutPairs(data) : data}
      title={`How you are doing in ${name}`}
      isOwn
      action={
        <>
          {archived && <p>The advisors have archived it, so its pairs have ended.</p>}
          {data.completeness < 100 && <LoneLink to={paths.bio(userId)}>Tell more in your bio</LoneLink>}
          <LeaveMentoring {...{ userId, groupId, mgrpID, name }} />
        </>
      }
    />
  )
}

/** What is still so of whoever was in a mentoring group when it was archived. */
const withoutPairs = (told: MemberDashboard): MemberDashboard => ({ ...told, places: null, pairs: [], unmatched: null })
