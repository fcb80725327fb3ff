import { Button, Group, Text } from '@mantine/core'
import type { Ref } from 'react'
import { type Somebody, usePersonActions } from './actions.ts'
import classes from './people.module.css'
import { RowTrouble } from './RowTrouble.tsx'
import type { Row } from './rows.ts'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly person: Somebody
  readonly row: Row
}

/** What is left of a row after its person was taken out of the list: what was done, and Undo. */
export function GoneRow({ ref, person, row }: Props) {
  const actions = usePersonActions()
  const isBlocked = row.gone === 'blocked'
  const words = isBlocked
    ? `You blocked ${person.name}. Neither of you sees the other any more.`
    : `${person.name} will not be suggested again.`
  return (
    <Group className={classes.gone} justify="space-between" ref={ref} tabIndex={-1}>
      <div>
        <Text c="dimmed" role="status">
          {words}
        </Text>
        <RowTrouble row={row} />
      </div>
      <Button variant="subtle" onClick={() => (isBlocked ? actions.unblock(person, row.wasFollowed) : actions.restore(person))}>
        Undo
      </Button>
    </Group>
  )
}
