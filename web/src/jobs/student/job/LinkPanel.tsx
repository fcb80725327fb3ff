import { Text, Title } from '@mantine/core'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { useChange } from '../../../postings/links/changes.ts'
import { ChangeTrouble } from '../../../postings/links/ChangeTrouble.tsx'
import { lastWordsOf, OwnersWords } from '../../../postings/links/OwnersWords.tsx'
import { SentNote } from '../../../postings/links/SentNote.tsx'
import { UndoButton } from '../../../postings/links/UndoButton.tsx'
import { useLinkActions } from '../../../postings/links/useLinkActions.ts'
import classes from '../../../postings/PostingPage.module.css'
import { LinkButtons } from './LinkButtons.tsx'
import { MinorNote } from './MinorNote.tsx'
import { closedWords, standing } from './linkWords.ts'

const ApplyForm = lazy(async () => ({ default: (await import('./ApplyForm.tsx')).ApplyForm }))

interface LinkPanelProps {
  readonly job: JobRecord
  readonly link: LinkOfPerson
  /** Whether something speaks against taking it. */
  readonly isHindered: boolean
  /** Whether the form to apply with is open. */
  readonly applying: boolean
  readonly onApplying: (applying: boolean) => void
}

/** Where the student stands with a job, and what they can do about it now. */
export function LinkPanel({ job, link, isHindered, applying, onApplying }: LinkPanelProps) {
  const { companyInstitution, state, applyUntil } = job._source.generalInfo
  const actions = useLinkActions(JOB, link.state)
  const change = useChange(job._id)
  const { done } = change
  const heading = useRef<HTMLHeadingElement>(null)
  const [openedAt] = useState(() => Date.now())
  const linked = { id: job._id, link }
  const toHeading = () => heading.current?.focus()
  const showsForm = applying && link.can.includes('applied')
  const employersWords = link.state === 'contacted' || link.state === 'accepted' ? lastWordsOf(job.history) : ''
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (showsForm) form.current?.focus()
  }, [showsForm])
  const closed = job.postedBy === null ? '' : closedWords(link, { state, applyUntil }, openedAt)
  const { title, words } = showsForm ? application : standing(link, companyInstitution)
  return (
    <section className={classes.panel} aria-labelledby="job-link">
      <div role="status">
        <Title order={2} size="h4" id="job-link" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{words}</Text>
        {closed !== '' && <Text>{closed}</Text>}
      </div>
      {employersWords !== '' && <OwnersWords words={employersWords} />}
      {showsForm ? (
        <div ref={form} tabIndex={-1} role="group" aria-labelledby="job-link">
          <Suspense>
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
          </Suspense>
        </div>
      ) : (
        <LinkButtons
          {...{ link, isHindered }}
          isBusy={change.inProcess === true}
          onApply={() => onApplying(true)}
          onChange={(event) => void actions.change(linked, event).then(toHeading)}
        />
      )}
      {!showsForm && link.note !== undefined && <SentNote note={link.note} />}
      <ChangeTrouble change={change} />
      {done !== undefined && (
        <UndoButton key={done.undoUntil} until={done.undoUntil} about="your last step" onUndo={() => void actions.undo(linked, done)} />
      )}
      <MinorNote link={link} />
    </section>
  )
}

const application = { title: 'Your application', words: 'What you type is kept until you send it.' }
