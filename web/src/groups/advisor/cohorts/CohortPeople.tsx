import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { useRef } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { Photo } from '../../../files/Photo.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { LoadMore } from '../../../ui/lists/LoadMore.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'
import { cohortPeopleQuery } from './cohortQueries.ts'
import classes from './Cohorts.module.css'
import { cohortRoleLabels } from './cohortWords.ts'
import type { CohortActions } from './useCohortActions.ts'

interface CohortPeopleProps {
  readonly userId: string
  readonly groupId: string
  readonly cohort: { readonly id: string; readonly name: string }
  readonly actions: CohortActions
}

/** Who is in a cohort, by name, each to be taken out. */
export function CohortPeople({ userId, groupId, cohort, actions }: CohortPeopleProps) {
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(cohortPeopleQuery(groupId, cohort.id))
  const list = useRef<HTMLUListElement>(null)
  const takeOut = async (person: { readonly id: string; readonly name: string }, place: number) => {
    const isOut = await actions.takeOut(cohort, person)
    // The button that was pressed is gone with its row.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    if (isOut) (buttons?.[place] ?? buttons?.[place - 1])?.focus()
  }
  if (error !== null && data === undefined) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting>
        <SkeletonLines />
      </Waiting>
    )
  }
  const people = data.pages.flatMap(({ items }) => items)
  const total = data.pages[0]!.total
  if (total === 0) {
    return (
      <Text c="dimmed">
        Nobody is in it yet. Choose people among the{' '}
        <TextLink to={groupPaths.members(userId, groupId, 'accepted')}>members of the group</TextLink> to add them.
      </Text>
    )
  }
  return (
    <>
      <ul ref={list} className={classes.people} aria-label={`People in ${cohort.name}`}>
        {people.map(({ _id: id, _source, ring, role }, place) => {
          const { name, profilePicture } = _source.generalInfo
          return (
            <li key={id} className={classes.person}>
              <Photo name={name} address={profilePicture} ring={ring} size={40} />
              <span className={classes.who}>
                <b>{name}</b>
                <span className={classes.role}>{cohortRoleLabels[role]}</span>
              </span>
              <Button
                variant="subtle"
                color="gray"
                aria-label={`Take ${name} out of ${cohort.name}`}
                onClick={() => void takeOut({ id, name }, place)}
              >
                Take out
              </Button>
            </li>
          )
        })}
      </ul>
      <LoadMore shown={people.length} total={total} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  )
}
