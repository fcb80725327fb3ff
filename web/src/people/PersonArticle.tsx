import type { ReactNode } from 'react'
import { useKeptFocus } from '../ui/loading/useKeptFocus.ts'
import type { Somebody } from './actions.ts'
import { GoneRow } from './GoneRow.tsx'
import classes from './people.module.css'
import type { Row } from './rows.ts'

interface Props {
  readonly person: Somebody
  readonly row: Row
  readonly children: ReactNode
}

/** A person's card in a list; where they were taken out of it, what was done is said in its place. */
export function PersonArticle({ person, row, children }: Props) {
  const element = useKeptFocus(row.gone)
  if (row.gone !== undefined) return <GoneRow ref={element} person={person} row={row} />
  return (
    <article className={classes.card} aria-label={person.name} ref={element} tabIndex={-1}>
      {children}
    </article>
  )
}
