import type { Correction } from '@trellis/contract/people/found.ts'
import { Text } from '@mantine/core'
import { correctedWords } from './correctedWords.ts'

/** Above what was found for other words than those typed: which, and for which. */
export function Corrected({ corrected }: { readonly corrected: readonly Correction[] | undefined }) {
  if (corrected === undefined || corrected.length === 0) return null
  return (
    <Text role="status" mb="sm">
      {correctedWords(corrected)}
    </Text>
  )
}
