import type { FoundText } from '@trellis/contract/people/found.ts'
import { Text } from '@mantine/core'
import { pieces } from './foundPieces.ts'

/** Where the words searched for stand, each marked; nothing where nothing was searched for. */
export function FoundWords({ found }: { readonly found: readonly FoundText[] | undefined }) {
  return found?.map((one) => (
    <Text key={one.text} mb={4} size="sm">
      {pieces(one).map(({ at, text, isMarked }) => (isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))}
    </Text>
  ))
}
