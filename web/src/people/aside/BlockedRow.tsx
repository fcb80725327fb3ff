import { Button, Text } from '@mantine/core'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { usePersonActions } from '../actions.ts'
import classes from '../people.module.css'
import { RowTrouble } from '../RowTrouble.tsx'
import { type Listed, useRow } from '../rows.ts'

/** A person whom the viewer has blocked, with the way to take it back. */
export function BlockedRow({ person }: { readonly person: PersonCard & Listed }) {
  const { name } = person._source.generalInfo
  const somebody = { id: person._id, name }
  const row = useRow(person)
  const actions = usePersonActions()
  // Blocked in this list's reply; unblocked since then where a change says so.
  const unblocked = 'gone' in row && row.gone === undefined
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.top}>
        <Text fw={600}>{name}</Text>
        <Button
          variant="default"
          className={classes.again}
          aria-label={unblocked ? `Block ${name} again` : `Unblock ${name}`}
          onClick={() => (unblocked ? actions.block(somebody, false) : actions.unblock(somebody, row.wasFollowed))}
        >
          {unblocked ? 'Block again' : 'Unblock'}
        </Button>
      </div>
      <RowTrouble row={row} />
    </article>
  )
}
