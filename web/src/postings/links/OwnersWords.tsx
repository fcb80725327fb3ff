import { Text } from '@mantine/core'
import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'

/** What the owner's side wrote, line by line. */
export function OwnersWords({ words }: { readonly words: string }) {
  return (
    <Text component="blockquote" my="xs" mx={0} pl="md" style={{ borderLeft: '3px solid var(--accent-text)', whiteSpace: 'pre-line' }}>
      {words}
    </Text>
  )
}

const newestFirst = (history: readonly LinkChange[]) => history.toSorted((one, other) => other.at - one.at)

/** What happened last between the two. */
export const lastOf = (history: readonly LinkChange[]): LinkChange | undefined => newestFirst(history)[0]

/** What the owner's side wrote last; empty where nothing. */
export const lastWordsOf = (history: readonly LinkChange[]): string => newestFirst(history).find(({ words }) => words !== '')?.words ?? ''
