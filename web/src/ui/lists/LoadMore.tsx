import { Button, Group, Text } from '@mantine/core'

interface LoadMoreProps {
  readonly shown: number
  readonly total: number
  readonly loading: boolean
  readonly onMore: () => void
}

/** The end of a list that has more: how much is shown, and a button for the next page. */
export function LoadMore({ shown, total, loading, onMore }: LoadMoreProps) {
  if (shown >= total) return null
  return (
    <Group justify="space-between" mt="lg">
      <Text c="dimmed" aria-live="polite">
        {shown.toLocaleString('en')} of {total.toLocaleString('en')} shown
      </Text>
      <Button variant="default" loading={loading} onClick={onMore}>
        Show more
      </Button>
    </Group>
  )
}
