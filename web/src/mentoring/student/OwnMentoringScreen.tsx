import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { lazy, Suspense } from 'react'
import { isMissing, sentenceOf } from '../../api/failure.ts'
import { GroupTabs } from '../../groups/student/group/GroupTabs.tsx'
import { useGroup } from '../../groups/student/queries.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { ahead } from '../../ui/loading/ahead.ts'
import { Page, usePageTitle } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import classes from '../advisor/Mentoring.module.css'
import { ownMentoringQuery, ownPairsQuery, useOwnMentoring } from './ownMentoringQueries.ts'
import { OwnPairs } from './OwnPairs.tsx'
import { Pause } from './Pause.tsx'
import { RuledOut } from './RuledOut.tsx'
import { ToldForm } from './told/ToldForm.tsx'
import { Wishes } from './Wishes.tsx'

const OwnDashboards = lazy(ahead(async () => ({ default: (await import('./OwnDashboards.tsx')).OwnDashboards })))

interface Props {
  readonly userId: string
  readonly groupId: string
}

/** What a member of a group tells for being assigned to a mentor, or to mentees, there. */
export function OwnMentoringScreen({ userId, groupId }: Props) {
  const { shown } = useGroup(groupId, userId)
  const told = useQuery(ownMentoringQuery(userId, groupId))
  const paired = useQuery(ownPairsQuery(userId, groupId))
  const { data: stored } = told
  const { data: pairs } = paired
  const isThere = stored !== undefined && pairs !== undefined
  const error = told.error ?? paired.error
  const retry = () => void Promise.all([told.refetch(), paired.refetch()])
  const actions = useOwnMentoring(userId, groupId)
  const name = shown?.group._source.generalInfo.name ?? 'Group'
  usePageTitle(`Mentoring: ${name}`)
  if (isMissing(error)) {
    const hasGroup = shown !== undefined
    return (
      <Page title={hasGroup ? name : 'Group not found'}>
        <EmptyState
          title={hasGroup ? 'Mentoring is for members' : 'This group is not here'}
          action={
            <ButtonLink to={hasGroup ? groupPaths.group(userId, groupId) : groupPaths.groups(userId, 'suggested')}>
              {hasGroup ? `Look at ${name}` : 'See groups for you'}
            </ButtonLink>
          }
        >
          {hasGroup
            ? 'Members tell here what they want help with, or help with. The page of the group says how to join.'
            : 'It may be closed or deleted, or only the members of another group may see it.'}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={name} width="table">
      <GroupTabs groupId={groupId} current="mentoring" />
      {!isThere && error === null && (
        <Waiting>
          <SkeletonCards count={2} />
        </Waiting>
      )}
      {!isThere && error !== null && <ErrorState error={sentenceOf(error)} onRetry={retry} />}
      {isThere && (
        <div className={classes.all}>
          <OwnPairs {...{ userId, groupId }} {...pairs} />
          <Text>
            {stored.role === 'mentor'
              ? 'The advisors of the group assign mentees to mentors. Tell them for whom you are a good mentor.'
              : 'The advisors of the group assign mentees to mentors. Tell them what you look for.'}
          </Text>
          <ToldForm {...{ groupId, stored, actions }} />
          <Pause {...{ stored, actions }} />
          {stored.role !== 'mentor' && <Wishes {...{ userId, groupId, stored, actions }} />}
          <RuledOut {...{ userId, groupId, stored, actions }} />
          {stored.within.length > 0 && (
            <Suspense>
              <OwnDashboards {...{ userId, groupId }} within={stored.within} />
            </Suspense>
          )}
        </div>
      )}
    </Page>
  )
}
