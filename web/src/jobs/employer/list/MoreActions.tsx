import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../../session/session.ts'
import floating from '../../../ui/menu/menu.module.css'
import { useFloatingPanel } from '../../../ui/menu/useFloatingPanel.ts'
import type { JobActions } from '../jobActions.ts'
import classes from '../MyJobs.module.css'
import { copyPublicLink } from '../PublicLink.tsx'

interface MoreActionsProps {
  readonly job: OwnJobCard
  readonly userId: string
  readonly actions: JobActions
  readonly onDelete: (job: OwnJobCard) => void
}

/** What is done to a job less often. */
export function MoreActions({ job, userId, actions, onDelete }: MoreActionsProps) {
  const { isOpen, close, button, panel } = useFloatingPanel()
  const router = useRouter()
  const person = usePerson()
  const { name, state } = job._source.generalInfo
  const choices: { readonly words: string; readonly run: () => void }[] = [
    state === 'open'
      ? { words: 'Close', run: () => void actions.setState(job, 'closed') }
      : { words: state === 'draft' ? 'Open' : 'Open again', run: () => void actions.setState(job, 'open') },
    { words: state === 'open' ? 'Public page of' : 'Preview', run: () => void router.navigate({ href: paths.publicJob(job._id) }) },
    { words: 'Clone', run: () => void router.navigate({ href: paths.cloneJob(userId, job._id) }) },
  ]
  if (state === 'open') choices.push({ words: 'Copy link of', run: () => void copyPublicLink(job._id) })
  if (job.own.ownerId === person.userId || person.info.admin) choices.push({ words: 'Delete…', run: () => onDelete(job) })
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
