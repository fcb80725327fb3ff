import { useQuery } from '@tanstack/react-query'
import { paths } from '@trellis/contract/screens.ts'
import { isMissing, sentenceOf } from '../../../api/failure.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { LoneLink } from '../../../ui/links.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { memberDashboardQuery } from './dashboardQueries.ts'
import { MemberFacts } from './MemberFacts.tsx'

interface Props {
  readonly groupId: string
  readonly mgrpID: string
  /** Whether it is archived. */
  readonly hasEnded: boolean
  readonly memberId: string
}

/** How somebody of a mentoring group is doing, for its advisors. */
export function MemberPart({ groupId, mgrpID, hasEnded, memberId }: Props) {
  const { data, error, refetch } = useQuery(memberDashboardQuery({ groupId, mgrpID }, memberId))
  if (data === undefined && isMissing(error)) {
    return <EmptyState title="They are not in this mentoring group">They have left it or were taken out, or hide their profile.</EmptyState>
  }
  if (data === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={2} />
      </Waiting>
    )
  }
  const title = <LoneLink to={paths.preview(memberId)}>{data.person._source.generalInfo.name}</LoneLink>
  return <MemberFacts told={data} {...{ title, hasEnded }} />
}
