import { Text, Title } from '@mantine/core'
import type { JobRecord, LinkOfPerson } from '@trellis/contract/jobs.ts'
import { useRef } from 'react'
import classes from '../JobPage.module.css'
import { ApplyForm } from './ApplyForm.tsx'
import { useChange } from './changes.ts'
import { ChangeTrouble } from './ChangeTrouble.tsx'
import { LinkButtons } from './LinkButtons.tsx'
import { MinorNote } from './MinorNote.tsx'
import { standing } from './linkWords.ts'
import { UndoButton } from './UndoButton.tsx'
import { useJobActions } from './useJobActions.ts'

interface LinkPanelProps {
  readonly job: JobRecord
  readonly link: LinkOfPerson
  /** Whether the form to apply with is open. */
  readonly applying: boolean
  readonly onApplying: (applying: boolean) => void
}

/** Where the student stands with a job, and what they can do about it now. */
export function LinkPanel({ job, link, applying, onApplying }: LinkPanelProps) {
  const { companyInstitution, state, applyUntil } = job._source.generalInfo
  const actions = useJobActions(link.state)
  const change = useChange(job._id)
  const heading = useRef<HTMLHeadingElement>(null)
  const linked = { id: job._id, link }
  const toHeading = () => heading.current?.focus()
  const showsForm = applying && link.can.includes('applied')
  const { title, words } = showsForm ? application : standing(link, companyInstitution)
  return (
    <section className={classes.panel} aria-labelledby="job-link">
      <div role="status">
        <Title order={2} size="h4" id="job-link" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{words}</Text>
        {job.postedBy !== null && !link.can.includes('applied') && isBeforeApplying(link) && (
          <Text>{closedWords(state, applyUntil)}</Text>
        )}
      </div>
      {showsForm ? (
        <ApplyForm
          job={job}
          link={link}
          actions={actions}
          onSent={() => {
            onApplying(false)
            toHeading()
          }}
          onCancel={() => {
            onApplying(false)
            toHeading()
          }}
        />
      ) : (
        <LinkButtons
          link={link}
          isBusy={change.inProcess === true}
          onApply={() => onApplying(true)}
          onChange={(event) => void actions.change(linked, event).then(toHeading)}
        />
      )}
      <ChangeTrouble change={change} />
      {change.done !== undefined && (
        <UndoButton
          key={change.done.undoUntil}
          until={change.done.undoUntil}
          about="your last step"
          onUndo={() => void actions.undo(linked)}
        />
      )}
      <MinorNote link={link} />
    </section>
  )
}

const application = { title: 'Your application', words: 'What you type is kept until you send it.' }

const isBeforeApplying = ({ state }: LinkOfPerson): boolean => state !== 'applied' && state !== 'accepted'

const closedWords = (state: string, applyUntil: number | null): string =>
  state === 'open' && applyUntil !== null ? 'The last day to apply is over.' : 'This job takes no more applications.'
