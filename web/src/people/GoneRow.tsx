import { Button, Group, Text } from '@mantine/core'
import { type Somebody, usePersonActions } from './actions.ts'
import { useKeptFocus } from '../ui/loading/useKeptFocus.ts'
import classes from './people.module.css'
import type { Row } from './rows.ts'

/** What is left of a row after its person was taken out of the list: what was done, and Undo. */
export function GoneRow({ person, row: { gone, wasFollowed, inProcess } }: { readonly person: Somebody; readonly row: Row }) {
  const actions = usePersonActions()
  const element = useKeptFocus<HTMLDivElement>(inProcess)
  const words =
    gone === 'blocked'
      ? `You blocked ${person.name}. Neither of you sees the other any more.`
      : `${person.name} will not be suggested again.`
  return (
    <Group className={classes.gone} justify="space-between" ref={element} tabIndex={-1}>
      <Text c="dimmed" role="status">
        {words}
      </Text>
      <Button variant="subtle" onClick={() => (gone === 'blocked' ? actions.unblock(person, wasFollowed) : actions.restore(person))}>
        Undo
      </Button>
    </Group>
  )
}
