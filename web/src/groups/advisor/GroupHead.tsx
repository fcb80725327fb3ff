import { Text, Title } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { memo, type ReactNode } from 'react'
import { TextLink } from '../../ui/links.tsx'
import { TabRow } from '../../ui/lists/TabRow.tsx'
import { usePageTitle } from '../../ui/Page.tsx'
import { GroupPicture } from '../GroupPicture.tsx'
import classes from './GroupHead.module.css'
import { groupFacts } from './groupWords.ts'
import { isPart } from './manageSearch.ts'

/** The sections inside a group, for its advisors. */
const sections = ['members', 'cohorts', 'mentoring', 'jobs', 'employers', 'invitations', 'code', 'advisors', 'manage'] as const
type Section = (typeof sections)[number]

const sectionLabels: Record<Section, string> = {
  members: 'Members',
  cohorts: 'Cohorts',
  mentoring: 'Mentoring',
  jobs: 'Jobs',
  employers: 'Employers',
  invitations: 'Invitations',
  code: 'Join code',
  advisors: 'Advisors',
  manage: 'Manage',
}

interface GroupHeadProps {
  readonly userId: string
  readonly groupId: string
  /** Undefined while it is fetched. */
  readonly group: GroupRecord | undefined
  readonly current: Section
  /** The screen's one strong button, beside the name. */
  readonly action?: ReactNode
}

/** Which group an advisor is in, its state, and the ways to its sections. */
export const GroupHead = memo(function GroupHead({ userId, groupId, group, current, action }: GroupHeadProps) {
  const info = group?._source.generalInfo
  const section = sectionLabels[current]
  usePageTitle(info === undefined ? section : `${section}: ${info.name}`)
  const addressOf = (one: Section): string => {
    if (one === 'members') return groupPaths.members(userId, groupId, 'accepted')
    if (one === 'mentoring') return groupPaths.mentoring(userId, groupId)
    return one === 'jobs' ? groupPaths.jobsOfGroup(userId, groupId) : groupPaths.manageGroup(userId, groupId)
  }
  return (
    <>
      <header className={classes.head}>
        <GroupPicture name={info?.name ?? ''} address={info?.groupPicture ?? ''} />
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            {info?.name ?? section}
          </Title>
          <Text c="dimmed">{info && groupFacts(info)}&nbsp;</Text>
        </div>
        {action}
      </header>
      <TabRow label="In this group" current={current}>
        {sections.map((one) => (
          <TextLink
            key={one}
            to={addressOf(one)}
            {...(isPart(one) && { search: { part: one } })}
            activeOptions={{ exact: true, includeSearch: true }}
            {...(one === current && { 'aria-current': 'page' })}
          >
            {sectionLabels[one]}
          </TextLink>
        ))}
      </TabRow>
    </>
  )
})
