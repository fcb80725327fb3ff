import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { SearchBox } from '../../ui/lists/SearchBox.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import classes from '../advisor/Mentoring.module.css'
import { peersQuery, type Which } from './ownMentoringQueries.ts'
import { PeerRow } from './PeerRow.tsx'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly which: Which
  readonly searchLabel: string
  /** Who cannot be chosen any more. */
  readonly chosen: ReadonlySet<string>
  readonly isBusy: boolean
  /** What choosing somebody is called, for the eye and for whoever hears it. */
  readonly button: { readonly words: string; readonly label: (name: string) => string }
  readonly onChoose: (person: PersonCard) => void
  readonly onClose: () => void
}

/** Somebody of the group to be chosen, among those whom its directory shows. */
export function PeerPicker({ userId, groupId, which, searchLabel, chosen, isBusy, button, onChoose, onClose }: Props) {
  const [name, setName] = useState('')
  const query = useInfiniteQuery(peersQuery(userId, groupId, which, name))
  const { data, error, refetch } = query
  const people = data?.pages.flatMap(({ items }) => items) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <div className={classes.all}>
      <SearchBox label={searchLabel} placeholder="A part of the name" initial="" onSearch={setName} />
      {data === undefined && error === null && (
        <Waiting>
          <SkeletonLines />
        </Waiting>
      )}
      {data === undefined && error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {data !== undefined && total === 0 && (
        <Text c="dimmed">{name === '' ? 'The group shows you nobody who can be chosen.' : 'Nobody with this name can be chosen.'}</Text>
      )}
      {people.length > 0 && (
        <ul className={classes.rows} aria-label={searchLabel}>
          {people.map((person) => {
            const { name: called } = person._source.generalInfo
            const isChosen = chosen.has(person._id)
            return (
              <PeerRow key={person._id} person={person}>
                <Button
                  variant="default"
                  size="compact-md"
                  disabled={isBusy || isChosen}
                  aria-label={isChosen ? `${called} is chosen` : button.label(called)}
                  onClick={() => onChoose(person)}
                >
                  {isChosen ? 'Chosen' : button.words}
                </Button>
              </PeerRow>
            )
          })}
        </ul>
      )}
      {total > 0 && (
        <LoadMore shown={people.length} total={total} loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      )}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
