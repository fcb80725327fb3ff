import { Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'
import type { Directory } from '@trellis/contract/memberships/roles.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { PersonRow } from '../../../people/PersonRow.tsx'
import { usePerson } from '../../../session/session.ts'
import { LoadMore } from '../../../ui/lists/LoadMore.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { groupPeopleQuery } from '../queries.ts'
import classes from './GroupPeople.module.css'
import { directoryWords } from './standing.ts'

interface Props {
  readonly groupId: string
  /** Whom it shows to this member. */
  readonly directory: Directory
}

/** The people of a group whom its directory shows to a member, those most like them first, and whom it does not show. */
export function GroupPeople({ groupId, directory }: Props) {
  return (
    <section aria-labelledby="group-people">
      <Title order={2} size="h4" mb="xs" id="group-people">
        People
      </Title>
      <Text c="dimmed" mb="md">
        {directoryWords(directory)}
      </Text>
      {directory !== 'advisors' && <Listed groupId={groupId} />}
    </section>
  )
}

function Listed({ groupId }: Pick<Props, 'groupId'>) {
  const query = useInfiniteQuery(groupPeopleQuery(usePerson().userId, groupId))
  const { data, error, refetch } = query
  if (data === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={3} />
      </Waiting>
    )
  }
  if (data.items.length === 0) return <Text>Nobody whom you may see is in it yet.</Text>
  return (
    <>
      <div className={classes.people}>
        {data.items.map((person) => (
          <PersonRow key={person._id} person={person} />
        ))}
      </div>
      {data.total >= MOST_MATCHES && (
        <Text c="dimmed" mt="lg">
          {`These are the ${MOST_MATCHES} people closest to you. Search for others by name under People.`}
        </Text>
      )}
      <LoadMore shown={data.items.length} total={data.total} loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
    </>
  )
}
