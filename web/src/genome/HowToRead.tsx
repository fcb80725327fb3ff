import { Text } from '@mantine/core'

/** What the angles and the reach of the parts say. */
export function HowToRead({ isCompared }: { readonly isCompared: boolean }) {
  return (
    <Text c="dimmed" size="sm">
      The wider a part, the larger its share.
      {isCompared && ' What reaches past the dotted line is more than the average.'}
    </Text>
  )
}
