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

/** What the owner's side wrote last; empty where nothing. */
export const lastWordsOf = (history: readonly LinkChange[]): string =>
  history.toSorted((one, other) => other.at - one.at).find(({ words }) => words !== '')?.words ?? ''
