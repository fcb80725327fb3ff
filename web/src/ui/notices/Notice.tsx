import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface NoticeProps {
  readonly tone?: 'good' | 'problem' | 'quiet'
  readonly children: ReactNode
}

/** A few words in a box, in the flow of the page. */
export function Notice({ tone = 'quiet', children }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone}>
      {children}
    </div>
  )
}
