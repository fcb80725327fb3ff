import { Button, Text } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { LoneLink, TextLink } from '../../ui/links.tsx'
import { TabRow } from '../../ui/lists/TabRow.tsx'
import classes from './Mentoring.module.css'
import own from './OpenedMentoringGroup.module.css'
import { type MentoringPart, mentoringParts, type MentoringSearch } from './mentoringSearch.ts'
import { jobsWords, menteesWords, mentorsWords, placesWords } from './mentoringWords.ts'
import { lazy, Suspense } from 'react'
import { ahead } from '../../ui/loading/ahead.ts'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import { JobsPart } from './JobsPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import type { MentoringActions } from './useMentoringActions.ts'

const LivingPart = lazy(ahead(async () => ({ default: (await import('./living/LivingPart.tsx')).LivingPart })))
const PairsPart = lazy(ahead(async () => ({ default: (await import('./pairs/PairsPart.tsx')).PairsPart })))

const JobPairsPart = lazy(ahead(async () => ({ default: (await import('./pairs/JobPairsPart.tsx')).JobPairsPart })))

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly group: MentoringGroup
  readonly part: MentoringPart
  readonly search: MentoringSearch
  readonly onSearch: (search: MentoringSearch) => void
  readonly actions: MentoringActions
}

/** One mentoring group: who takes part, which jobs, and by what they are assigned. */
export function OpenedMentoringGroup({ userId, groupId, group, part, search, onSearch, actions }: Props) {
  const { counts, archived, _id } = group
  const labels: Record<MentoringPart, string> = {
    mentees: menteesWords(counts.mentees),
    mentors: mentorsWords(counts.mentors),
    jobs: jobsWords(counts.jobs),
    options: 'Options',
    pairs: 'Who mentors whom',
    internships: 'Which job for whom',
    living: 'How it goes',
  }
  const to = groupPaths.mentoring(userId, groupId)
  const { mentorsWithoutPlace: without } = counts
  const named = search.q ?? ''
  const onName = (q: string) => onSearch({ open: _id, ...(part !== 'mentees' && { list: part }), ...(q !== '' && { q }) })
  return (
    <section className={`${classes.all} ${own.opened}`} data-part={part} aria-labelledby="mentoring-group">
      <div className={`${classes.top} ${own.head}`}>
        <div>
          <h2 className={classes.title} id="mentoring-group">
            {group._source.name}
          </h2>
          <p className={classes.line}>
            {placesWords(counts, part === 'internships')}
            {part !== 'internships' && without > 0 && ` · ${mentorsWords(without)} who ${without === 1 ? 'takes' : 'take'} nobody now`}
          </p>
        </div>
        <div className={classes.ways}>
          <LoneLink to={to} aria-label="All mentoring groups">
            <span className={own.words}>All mentoring groups</span>
            <span className={own.back} aria-hidden>
              ‹
            </span>
          </LoneLink>
          <LoneLink to={groupPaths.dashboard(userId, groupId)} search={{ open: _id }}>
            Dashboard
          </LoneLink>
        </div>
      </div>
      {archived && (
        <div className={classes.top}>
          <Text>It is archived: its pairs have ended, and nobody is added or assigned, until it is brought back.</Text>
          <Button variant="default" disabled={actions.isBusy} onClick={() => void actions.archive(group, false)}>
            Bring it back
          </Button>
        </div>
      )}
      <TabRow label="In this mentoring group" current={part}>
        {mentoringParts.map((one) => (
          <TextLink
            key={one}
            to={to}
            search={{ open: _id, ...(one !== 'mentees' && { list: one }) }}
            replace
            activeOptions={{ exact: true, includeSearch: true }}
            {...(one === part && { 'aria-current': 'page' })}
          >
            {labels[one]}
          </TextLink>
        ))}
      </TabRow>
      {part === 'mentees' && <PeoplePart key="mentee" {...{ userId, groupId, group, named, onName, actions }} as="mentee" />}
      {part === 'mentors' && <PeoplePart key="mentor" {...{ userId, groupId, group, named, onName, actions }} as="mentor" />}
      {part === 'jobs' && <JobsPart {...{ userId, groupId, group, actions }} />}
      {(part === 'pairs' || part === 'internships' || part === 'living') && (
        <Suspense
          fallback={
            <Waiting>
              <SkeletonCards count={3} />
            </Waiting>
          }
        >
          {part === 'pairs' && <PairsPart {...{ userId, groupId, group, search, onSearch }} />}
          {part === 'internships' && <JobPairsPart {...{ userId, groupId, group, search, onSearch }} />}
          {part === 'living' && <LivingPart {...{ userId, groupId, group }} shown={search.shown} />}
        </Suspense>
      )}
      {part === 'options' && <OptionsForm {...{ group, actions }} />}
    </section>
  )
}
