import { Button } from '@mantine/core'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { usePersonActions } from '../actions.ts'
import { PersonHead } from '../PersonHead.tsx'
import classes from '../people.module.css'
import { RowTrouble } from '../RowTrouble.tsx'
import { type Listed, useRow } from '../rows.ts'

/** A person whom the viewer took out of their role models, with the way to have them suggested again. */
export function RemovedRow({ person }: { readonly person: PersonCard & Listed }) {
  const { name } = person._source.generalInfo
  const somebody = { id: person._id, name }
  const row = useRow(person)
  const actions = usePersonActions()
  // Taken out in this list's reply; suggested again since then where a change says so.
  const isBack = 'gone' in row && row.gone === undefined
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.top}>
        <PersonHead person={person} />
        <Button
          variant="default"
          className={classes.again}
          aria-label={isBack ? `Not for me: ${name}` : `Suggest again: ${name}`}
          onClick={() => (isBack ? actions.remove(somebody) : actions.restore(somebody))}
        >
          {isBack ? 'Not for me' : 'Suggest again'}
        </Button>
      </div>
      <RowTrouble row={row} />
    </article>
  )
}
