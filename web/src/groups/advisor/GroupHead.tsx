import { Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { memo, type ReactNode } from 'react'
import { useScreenKeys } from '../../ui/keys/screenKeys.ts'
import { useKeyPress } from '../../ui/keys/useKeyPress.ts'
import { TextLink } from '../../ui/links.tsx'
import { TabRow } from '../../ui/lists/TabRow.tsx'
import { usePageTitle } from '../../ui/Page.tsx'
import { GroupPicture } from '../GroupPicture.tsx'
import classes from './GroupHead.module.css'
import { type Section, sectionAddress, sectionHref, sectionKeys, sectionLabels, sections } from './groupSections.ts'
import { groupFacts } from './groupWords.ts'

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
  const router = useRouter()
  useScreenKeys(sectionKeys)
  useKeyPress((name) => {
    const chosen = sections[sectionKeys.findIndex(({ key }) => key === name)]
    if (chosen !== undefined) void router.navigate({ href: sectionHref(userId, groupId, chosen) })
    return chosen !== undefined
  })
  return (
    <>
      <header className={classes.head}>
        <GroupPicture name={info?.name ?? ''} address={info?.groupPicture ?? ''} />
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            {info?.name ?? section}
          </Title>
          <Text c="dimmed" className={classes.facts}>
            {info && groupFacts(info)}&nbsp;
          </Text>
        </div>
        {action}
      </header>
      <TabRow label="In this group" current={current}>
        {sections.map((one) => (
          <TextLink
            key={one}
            {...sectionAddress(userId, groupId, one)}
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
