import { Button } from '@mantine/core'
import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CohortForm } from './CohortForm.tsx'
import { CohortPeople } from './CohortPeople.tsx'
import classes from './Cohorts.module.css'
import { whenWords, whoWords } from './cohortWords.ts'
import type { CohortActions } from './useCohortActions.ts'

interface CohortRowProps {
  readonly userId: string
  readonly groupId: string
  readonly cohort: CohortRecord
  readonly actions: CohortActions
  readonly onDelete: (cohort: CohortRecord) => void
  /** It has gone to the archived ones, or come back from them. */
  readonly onMoved: () => void
}

/** One cohort: when it is, who is in it, and what to do about it. */
export function CohortRow({ userId, groupId, cohort, actions, onDelete, onMoved }: CohortRowProps) {
  const id = useId()
  const [opened, setOpened] = useState<'people' | 'form'>()
  const editButton = useRef<HTMLButtonElement>(null)
  const leaveForm = () => {
    flushSync(() => setOpened(undefined))
    editButton.current?.focus()
  }
  const { _id, archived } = cohort
  const { generalInfo: info, members } = cohort._source
  const { name } = info
  const named = { id: _id, name }
  const isShown = opened === 'people'
  return (
    <article className={classes.cohort} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 className={classes.name} id={id}>
            {name}
          </h3>
          <p className={classes.line}>{[whoWords(members), whenWords(info)].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={classes.actions}>
          <Button
            variant="subtle"
            aria-expanded={isShown}
            aria-label={`${isShown ? 'Hide people' : 'People'} of ${name}`}
            onClick={() => setOpened(isShown ? undefined : 'people')}
          >
            {isShown ? 'Hide people' : 'People'}
          </Button>
          {!archived && (
            <Button
              ref={editButton}
              variant="subtle"
              aria-expanded={opened === 'form'}
              aria-label={`Edit ${name}`}
              onClick={() => setOpened(opened === 'form' ? undefined : 'form')}
            >
              Edit
            </Button>
          )}
          <Button
            variant="subtle"
            disabled={actions.isBusy}
            aria-label={`${archived ? 'Bring back' : 'Archive'} ${name}`}
            data-moves
            onClick={() => void actions.archive(named, !archived).then((moved) => moved && onMoved())}
          >
            {archived ? 'Bring back' : 'Archive'}
          </Button>
          <Button variant="subtle" color="gray" aria-label={`Delete ${name}…`} onClick={() => onDelete(cohort)}>
            Delete…
          </Button>
        </div>
      </div>
      {opened === 'form' && (
        <CohortForm stored={info} formName={_id} onStore={(changed) => actions.edit(cohort, changed)} onDone={leaveForm} />
      )}
      {isShown && <CohortPeople {...{ userId, groupId, actions }} cohort={named} />}
    </article>
  )
}
