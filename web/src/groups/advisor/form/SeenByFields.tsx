import { Text } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { Section } from '../../../postings/form/fields.tsx'
import form from '../../../postings/form/PostingForm.module.css'
import { messageAt } from '../../../profiles/editing/messageAt.ts'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import { useOwnGroups } from '../groupQueries.ts'
import classes from './SeenByFields.module.css'
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
  const { value: chosen, onChange } = field
  const { errors } = formState
  const others = groups.filter(({ _id }) => _id !== groupId)
  const known = new Set(others.map(({ _id }) => _id))
  const choices = [
    ...others.map(({ _id, _source }) => ({ id: _id, name: _source.generalInfo.name })),
    ...chosen.filter((id) => !known.has(id)).map((id) => ({ id, name: 'A group of somebody else' })),
  ]
  return (
    <Section title="Who may see it">
      <Text c="dimmed">
        {chosen.length === 0 ? 'Everybody who is signed in, while it is open.' : 'Members of the groups chosen here, while it is open.'}
        {choices.length === 0 && ' Once you run other groups, you can show it to their members alone.'}
      </Text>
      {choices.length > 0 && (
        <fieldset className={classes.groups}>
          <legend className={classes.legend}>Show it only to members of</legend>
          {choices.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
          ))}
        </fieldset>
      )}
      <p className={form.fault} role="alert">
        {messageAt(errors, 'membership')}
      </p>
    </Section>
  )
}
