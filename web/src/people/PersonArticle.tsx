import type { ReactNode } from 'react'
import { useKeptFocus } from '../ui/loading/useKeptFocus.ts'
import classes from './people.module.css'
import type { Row } from './rows.ts'

interface Props {
  readonly name: string
  readonly row: Row
  readonly children: ReactNode
}

/** A person's card in a list. It takes the focus where it comes back by Undo, whose button goes. */
export function PersonArticle({ name, row, children }: Props) {
  const element = useKeptFocus<HTMLElement>(row.inProcess)
  return (
    <article className={classes.card} aria-label={name} ref={element} tabIndex={-1}>
      {children}
    </article>
  )
}
