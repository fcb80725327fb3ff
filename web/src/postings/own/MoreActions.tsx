import { Button } from '@mantine/core'
import { type JobState } from '@trellis/contract/jobs/jobs.ts'
import floating from '../../ui/menu/menu.module.css'
import { useFloatingPanel } from '../../ui/menu/useFloatingPanel.ts'
import classes from './OwnPostings.module.css'

export interface MoreChoice {
  /** What it is called before the name of the posting: 'Copy link of'. */
  readonly words: string
  readonly run: () => void
}

interface MoreActionsProps {
  readonly name: string
  readonly choices: readonly MoreChoice[]
}

/** What is done to a posting less often. */
export function MoreActions({ name, choices }: MoreActionsProps) {
  const { isOpen, close, button, panel } = useFloatingPanel()
  return (
    <>
      <Button {...button} variant="subtle" aria-label={`More about ${name}`} rightSection={<span aria-hidden>▾</span>}>
        More
      </Button>
      <div {...panel} className={floating.panel} role="group" aria-label={`More about ${name}`}>
        <ul className={classes.more}>
          {isOpen &&
            choices.map(({ words, run }) => (
              <li key={words}>
                <Button
                  variant="subtle"
                  fullWidth
                  justify="start"
                  aria-label={`${words} ${name}`}
                  onClick={() => {
                    close()
                    run()
                  }}
                >
                  {words.replace(/ of$/, '')}
                </Button>
              </li>
            ))}
        </ul>
      </div>
    </>
  )
}

/** The step from one state to the next: to close what is open, or to open what is not. */
export function stateChoice(state: JobState, setState: (next: JobState) => void): MoreChoice {
  if (state === 'open') return { words: 'Close', run: () => setState('closed') }
  return { words: state === 'draft' ? 'Open' : 'Open again', run: () => setState('open') }
}
