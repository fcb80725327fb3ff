import { Text } from '@mantine/core'
import type { Change } from '../changes.ts'

/** Why the student's last change of a link did not come about. */
export function ChangeTrouble({ change: { error } }: { readonly change: Change }) {
  if (error === undefined) return null
  return (
    <Text role="alert" c="var(--mantine-color-error)" size="sm">
      {error}
    </Text>
  )
}
