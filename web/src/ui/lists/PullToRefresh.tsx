import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import classes from './PullToRefresh.module.css'
import { type Pull, usePull } from './usePull.ts'

const words: Record<Pull, string> = {
  idle: '',
  pulling: 'Pull to refresh',
  ready: 'Let go to refresh',
  asking: 'Refreshing…',
  done: 'Up to date',
  failed: 'This could not be refreshed',
}

/** Asks a list again when a finger pulls the page down, without starting the whole app anew as the browser would. */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => Promise<{ readonly error: unknown }> }) {
  const shown = useRef<HTMLDivElement>(null)
  const pull = usePull(shown, onRefresh)
  const isOver = pull === 'done' || pull === 'failed'
  return (
    <>
      <div ref={shown} className={classes.pull} data-pull={pull} aria-hidden>
        {words[pull]}
      </div>
      <VisuallyHidden role="status">{isOver && words[pull]}</VisuallyHidden>
    </>
  )
}
