import { Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { CHECK_IN_TOLD } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import type { LivingPairs, PairsShown } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { useState } from 'react'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { TextLink } from '../../../ui/links.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../Mentoring.module.css'
import tabRow from '../../../ui/lists/TabRow.module.css'
import pairClasses from '../pairs/Pairs.module.css'
import { LivingRow } from './LivingRow.tsx'
import { livingPairsQuery } from './livingTableQueries.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly group: MentoringGroup
  /** Which pairs are shown; all where it is left out. */
  readonly shown: PairsShown | undefined
}

const NOBODY: Readonly<Record<PairsShown | 'all', { readonly title: string; readonly words: string }>> = {
  all: { title: 'No pair is published yet', words: 'Find the best pairs under Who mentors whom, and publish them.' },
  asking: { title: 'Nobody asks for another', words: 'A mentee or a mentor can tell you here that a pair does not work.' },
  quiet: { title: 'No pair needs a check-in', words: 'All are on track, new, or paused, or have ended.' },
}

/** Of an archived mentoring group. */
const NONE_HERE = { title: 'No pair is here', words: 'None was published, or whoever was in one has left.' }

/** How the published pairs go on: when they met, whether they fit, and who asks for somebody else. */
export function LivingPart({ userId, groupId, group, shown }: Props) {
  const [now] = useState(Date.now)
  const query = useInfiniteQuery({ ...livingPairsQuery(groupId, group._id, shown), placeholderData: keepPreviousData })
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ items }) => items)
  const { title, words } = group.archived && shown === undefined ? NONE_HERE : NOBODY[shown ?? 'all']
  return (
    <div className={classes.all}>
      {pages[0] !== undefined && pages[0].counts.all > 0 && <Filter {...{ userId, groupId, group, shown }} counts={pages[0].counts} />}
      <Text c="dimmed" size="sm">
        {`${group.archived ? ENDED_TOLD : CHECK_IN_TOLD} You see when pairs met and for how long, and nothing of what they write.`}
      </Text>
      <PagedList
        query={query}
        items={items}
        total={pages[0]?.total ?? 0}
        nouns={['pair', 'pairs']}
        row={(pair) => <LivingRow key={`${pair.mentee._id} ${pair.mentor._id}`} {...{ pair, groupId, group, now }} />}
        empty={<EmptyState title={title}>{words}</EmptyState>}
      />
    </div>
  )
}

const ENDED_TOLD = 'The mentoring group is archived, so its pairs have ended.'

interface FilterProps extends Props {
  readonly counts: LivingPairs['counts']
}

function Filter({ userId, groupId, group: { _id: open, archived }, shown, counts }: FilterProps) {
  const choices: readonly (readonly [PairsShown | undefined, string])[] = [
    [undefined, `All ${counts.all.toLocaleString('en')}`],
    ['asking', `${counts.asking.toLocaleString('en')} ${archived ? 'asked' : counts.asking === 1 ? 'asks' : 'ask'} for another`],
    ['quiet', `${counts.quiet.toLocaleString('en')} ${counts.quiet === 1 ? 'needs' : 'need'} a check-in`],
  ]
  return (
    <nav className={`${pairClasses.filter} ${tabRow.fading}`} aria-label="Which pairs">
      {choices
        .filter(([one]) => !archived || one !== 'quiet')
        .map(([one, words]) => (
          <TextLink
            key={words}
            className={pairClasses.chip}
            to={groupPaths.mentoring(userId, groupId)}
            search={{ open, list: 'living', ...(one !== undefined && { shown: one }) }}
            replace
            activeOptions={{ exact: true, includeSearch: true }}
            {...(one === shown && { 'aria-current': 'page' })}
          >
            {words}
          </TextLink>
        ))}
    </nav>
  )
}
