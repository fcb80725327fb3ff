import { Button } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { type ReactNode, useId, useRef } from 'react'
import { clearOfNotices } from '../notices/clearance.ts'
import classes from './FullSheet.module.css'
import { useAboveKeyboard } from './useAboveKeyboard.ts'
import { useBackCloses } from './useBackCloses.ts'
import { useEscape } from './useEscape.ts'

interface FullSheetProps {
  readonly title: string
  /** How it stands, beside the title. */
  readonly state: ReactNode
  /** Begins at its title; else at what has `data-autofocus`. */
  readonly startsAtTitle: boolean
  /** Called by 'Done', which may have something to say against it. */
  readonly onDone: () => void
  /** Called by Back and Escape. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** One thing alone on a phone's screen, over whatever it is a part of. It has the one bar that there is. */
export function FullSheet({ title, state, startsAtTitle, onDone, onClose, children }: FullSheetProps) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(sheet, useFocusTrap())
  useAboveKeyboard(sheet)
  useBackCloses(true, onClose)
  useEscape(sheet, onClose)
  return (
    <div ref={ref} className={classes.sheet} role="dialog" aria-modal aria-labelledby={id}>
      <header className={classes.bar}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title} tabIndex={-1} data-autofocus={startsAtTitle || undefined}>
            {title}
          </h2>
          {state}
        </div>
        <Button onClick={onDone} aria-label={`Done: ${title}`}>
          Done
        </Button>
      </header>
      <div ref={clearOfNotices} className={classes.content}>
        {children}
      </div>
    </div>
  )
}
