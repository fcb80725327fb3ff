import { Button, Kbd } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { LinkOfOwner } from '@trellis/contract/jobs.ts'
import type { LinkEvent } from '@trellis/contract/links.ts'
import { CandidateMenu } from './CandidateMenu.tsx'
import { decisionsFor } from './decisions.ts'
import classes from './Review.module.css'

interface Props {
  readonly name: string
  readonly link: LinkOfOwner
  readonly onDecide: (event: LinkEvent) => void
}

const NARROW = '(max-width: 48em)'
const FIT_ON_NARROW = 3

/** What turns somebody down is never the strong button, also where nothing else can be decided. */
const neverStrong: ReadonlySet<LinkEvent> = new Set<LinkEvent>(['rejected', 'hF'])

/** What can be decided, as buttons: what leads on first is the strong one. On a phone those that fit, the rest in a menu. */
export function ReviewActions({ name, link, onDecide }: Props) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const possible = decisionsFor(link)
  const shown = isNarrow ? possible.slice(0, FIT_ON_NARROW) : possible
  return (
    <div className={classes.actions} role="group" aria-label={`Decide about ${name}`}>
      {shown.map(({ event, label, key }, at) => (
        <Button
          key={event}
          variant={at === 0 && !neverStrong.has(event) ? 'filled' : 'default'}
          {...(key && { 'aria-keyshortcuts': key })}
          {...(key && !isNarrow && { rightSection: <Kbd size="xs" aria-hidden>{key}</Kbd> })}
          onClick={() => onDecide(event)}
        >
          {label}
        </Button>
      ))}
      {shown.length < possible.length && <CandidateMenu name={name} link={link} onDecide={onDecide} />}
    </div>
  )
}
