import { Button } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { isMissing, sentenceOf } from '../../../api/failure.ts'
import { GroupGone } from '../../../groups/advisor/GroupGone.tsx'
import { GroupHead } from '../../../groups/advisor/GroupHead.tsx'
import { useGroup } from '../../../groups/advisor/groupQueries.ts'
import page from '../../../groups/advisor/ManageGroup.module.css'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { moment } from '../../../ui/dates.ts'
import { ButtonLink, LoneLink, TextLink } from '../../../ui/links.tsx'
import { TabRow } from '../../../ui/lists/TabRow.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { useState } from 'react'
import classes from '../Mentoring.module.css'
import { useMentoringGroups } from '../mentoringQueries.ts'
import own from './Dashboard.module.css'
import { readDashboardSearch } from './dashboardSearch.ts'
import { ListPart } from './ListPart.tsx'
import { MemberPart } from './MemberPart.tsx'
import { Overview } from './Overview.tsx'
import { usePrintsInLight } from './usePrintsInLight.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  /** The query of the address. */
  readonly query: object
}

/** A mentoring group of a group in numbers, for its advisors, the list behind one of them, or one of its people. */
export function DashboardScreen({ userId, groupId, query }: Props) {
  const { open, show, at, member } = readDashboardSearch({ ...query })
  const group = useGroup(groupId)
  const { data: all, error, refetch } = useMentoringGroups(groupId)
  const [now] = useState(() => Date.now())
  usePrintsInLight()
  const isLeaving = useLeaveIfForbidden(group.error, error)
  if (isLeaving) return null
  if (isMissing(group.error)) return <GroupGone userId={userId} />
  const opened = open === undefined ? all?.[0] : all?.find(({ _id }) => _id === open)
  const to = groupPaths.dashboard(userId, groupId)
  const isWhole = show === undefined && member === undefined
  return (
    <div className={page.page} data-prints>
      <GroupHead {...{ userId, groupId }} group={group.data} current="mentoring" />
      {all === undefined && error === null && (
        <Waiting>
          <SkeletonCards count={3} />
        </Waiting>
      )}
      {all === undefined && error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {opened !== undefined && (
        <div className={classes.all}>
          <div className={own.ways}>
            {isWhole ? (
              <LoneLink to={groupPaths.mentoring(userId, groupId)} search={{ open: opened._id }}>
                {`Work on ${opened._source.name}`}
              </LoneLink>
            ) : (
              <LoneLink to={to} search={{ open: opened._id }}>
                Back to the dashboard
              </LoneLink>
            )}
          </div>
          <div className={classes.top}>
            <div>
              <h2 className={classes.title}>{`Dashboard: ${opened._source.name}`}</h2>
              <p className={classes.line}>{`As of ${moment(now)}`}</p>
              {opened.archived && <p>It is archived, so its pairs have ended. What they did can still be read.</p>}
            </div>
            <Button variant="default" onClick={() => window.print()}>
              Print
            </Button>
          </div>
          {isWhole && all!.length > 1 && (
            <TabRow label="Mentoring groups" current={opened._id}>
              {all!.map(({ _id, _source: { name } }) => (
                <TextLink
                  key={_id}
                  to={to}
                  search={{ open: _id }}
                  replace
                  activeOptions={{ exact: true, includeSearch: true }}
                  {...(_id === opened._id && { 'aria-current': 'page' })}
                >
                  {name}
                </TextLink>
              ))}
            </TabRow>
          )}
          {isWhole && <Overview {...{ userId, groupId }} mgrpID={opened._id} hasEnded={opened.archived} />}
          {show !== undefined && member === undefined && (
            <ListPart key={`${show} ${at ?? ''}`} {...{ userId, groupId, at }} mgrpID={opened._id} hasEnded={opened.archived} list={show} />
          )}
          {member !== undefined && <MemberPart {...{ groupId }} mgrpID={opened._id} hasEnded={opened.archived} memberId={member} />}
        </div>
      )}
      {all !== undefined && opened === undefined && (
        <EmptyState
          title={open === undefined ? 'No mentoring groups yet' : 'This mentoring group is not here'}
          action={<ButtonLink to={groupPaths.mentoring(userId, groupId)}>See the mentoring groups</ButtonLink>}
        >
          {open === undefined
            ? 'A dashboard tells how the mentees and mentors of a mentoring group are doing.'
            : 'The address is mistyped, or it belongs to another group.'}
        </EmptyState>
      )}
    </div>
  )
}
