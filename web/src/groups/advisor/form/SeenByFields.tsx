import { Text } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { Section } from '../../../postings/form/fields.tsx'
import { GroupBoxes } from '../../../postings/form/GroupBoxes.tsx'
import { messageAt } from '../../../profiles/editing/messageAt.ts'
import { useOwnGroups } from '../groupQueries.ts'
import type { TypedGroup } from './typedGroup.ts'

interface SeenByFieldsProps {
  readonly userId: string
  /** The stored group; undefined for a new one. */
  readonly groupId: string | undefined
}

/** Who may see the group: everybody, or the members of some of one's groups. */
export function SeenByFields({ userId, groupId }: SeenByFieldsProps) {
  const { control } = useFormContext<TypedGroup>()
  const { field, formState } = useController({ control, name: 'membership' })
  const { groups = [] } = useOwnGroups(userId)
  const { value: chosen, onChange, ref } = field
  const others = groups.filter(({ _id }) => _id !== groupId).map(({ _id, _source }) => ({ id: _id, name: _source.generalInfo.name }))
  return (
    <Section title="Who may see it">
      <Text c="dimmed">
        {chosen.length === 0 ? 'Everybody who is signed in, while it is open.' : 'Members of the groups chosen here, while it is open.'}
        {others.length + chosen.length === 0 && ' Once you run other groups, you can show it to their members alone.'}
      </Text>
      <GroupBoxes
        legend="Show it only to members of"
        groups={others}
        unknown="A group of somebody else"
        fault={messageAt(formState.errors, 'membership')}
        {...{ chosen, onChange, ref }}
      />
    </Section>
  )
}
