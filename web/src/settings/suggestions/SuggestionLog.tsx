import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/failure.ts'
import { usePerson } from '../../session/session.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { suggestionLogQuery } from './suggestionLogQuery.ts'
import { suggestionWords } from './suggestionWords.ts'

/** What is logged of suggestions, and in which order one's own stand. */
export function SuggestionLog({ userId }: { readonly userId: string }) {
  const { userType } = usePerson()
  const { data, error, refetch } = useQuery(suggestionLogQuery(userId))
  if (data !== undefined) {
    return (
      <Stack gap="xs">
        {suggestionWords(userType, data).map((words) => (
          <Text c="dimmed" key={words}>
            {words}
          </Text>
        ))}
      </Stack>
    )
  }
  if (error !== null) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <Waiting>
      <SkeletonLines count={userType === 'student' ? 6 : 4} />
    </Waiting>
  )
}
