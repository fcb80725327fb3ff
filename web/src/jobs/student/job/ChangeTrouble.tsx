import { Text } from '@mantine/core'
import type { Change, OtherGroup } from '../changes.ts'

/** Why the student's last change of a link did not come about. */
export function ChangeTrouble({ change: { error, groups } }: { readonly change: Change }) {
  if (error === undefined && groups === undefined) return null
  return (
    <Text role="alert" c="var(--mantine-color-error)" size="sm">
      {groups === undefined ? error : membershipWords(groups)}
    </Text>
  )
}

/** Which groups one would have to be in: 'Only members of Robotics or Baking club can apply.' */
function membershipWords(groups: readonly OtherGroup[]): string {
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(groups.map(({ name }) => name))
  const asked = groups.filter(({ state }) => state === 'applied').map(({ name }) => name)
  const pending = asked.length > 0 ? ` You have asked to join ${new Intl.ListFormat('en').format(asked)}.` : ''
  return `Only members of ${names} can apply.${pending} Nothing was sent.`
}
