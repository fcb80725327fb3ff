import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { type ReactNode, useId } from 'react'
import { TextLink } from '../../ui/links.tsx'
import classes from './OwnPostings.module.css'
import { stateLabels } from './states.ts'

interface OwnRowProps {
  readonly name: string
  readonly state: JobState
  /** Where its name leads. */
  readonly to: string
  /** Before the name. */
  readonly picture?: ReactNode
  /** Where, since when, until when. */
  readonly line: string
  readonly counts?: ReactNode
  readonly actions: ReactNode
  /** What opens below. */
  readonly children?: ReactNode
}

/** One of one's own postings: what it is, who came of it, and what to do about it. */
export function OwnRow({ name, state, to, picture, line, counts, actions, children }: OwnRowProps) {
  const id = useId()
  return (
    <article className={classes.row} aria-labelledby={id}>
      {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      <div className={classes.title}>
        <h2 className={classes.name} id={id}>
          <TextLink to={to} underline="hover">
            {name}
          </TextLink>
        </h2>
        <span className={classes.state} data-state={state}>
          {stateLabels[state]}
        </span>
      </div>
      <p className={classes.line}>{line}</p>
      {counts}
      <div className={classes.actions}>{actions}</div>
      {children}
    </article>
  )
}
