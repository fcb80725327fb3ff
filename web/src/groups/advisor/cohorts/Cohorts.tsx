import { Button, Text, VisuallyHidden } from '@mantine/core'
import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../api/failure.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { Question } from '../../../ui/questions/Question.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { CohortForm, draftName } from './CohortForm.tsx'
import { useCohorts } from './cohortQueries.ts'
import { CohortRow } from './CohortRow.tsx'
import classes from './Cohorts.module.css'
import { useCohortActions } from './useCohortActions.ts'

interface CohortsProps {
  readonly userId: string
  readonly groupId: string
}

/** The cohorts of a group, for its advisors. */
export function Cohorts({ userId, groupId }: CohortsProps) {
  const { data: cohorts, error, refetch } = useCohorts(groupId, userId)
  const actions = useCohortActions(groupId)
  const formName = `new.${groupId}`
  const draft = useDraft(draftName(formName))
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setAdding] = useState(() => draft.read() !== undefined)
  const all = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<{ readonly next: string }>()
  // Whoever archived one goes on with the one that has come into its place.
  useEffect(() => {
    if (left === undefined || document.activeElement !== document.body) return
    all.current?.querySelector<HTMLElement>(`[data-cohort="${left.next}"] [data-moves]`)?.focus()
  }, [left])
  const [toDelete, setToDelete] = useState<CohortRecord>()
  const named = useLast(toDelete)
  const isLeaving = useLeaveIfForbidden(error)
  if (isLeaving) return null
  if (cohorts === undefined) {
    return error === null ? (
      <Waiting>
        <SkeletonCards count={3} />
      </Waiting>
    ) : (
      <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
    )
  }
  const [current, archived] = [cohorts.filter((one) => !one.archived), cohorts.filter((one) => one.archived)]
  const row = (cohort: CohortRecord, at: number, list: readonly CohortRecord[]) => (
    <li key={cohort._id} data-cohort={cohort._id}>
      <CohortRow
        {...{ userId, groupId, cohort, actions }}
        onDelete={setToDelete}
        onMoved={() => setLeft({ next: (list[at + 1] ?? list[at - 1] ?? cohort)._id })}
      />
    </li>
  )
  const leaveForm = () => {
    flushSync(() => setAdding(false))
    addButton.current?.focus()
  }
  const add = (
    <Button ref={addButton} onClick={() => setAdding(true)}>
      Add a cohort
    </Button>
  )
  return (
    <div ref={all} className={classes.all}>
      <VisuallyHidden>
        <h2>Cohorts</h2>
      </VisuallyHidden>
      {!isAdding && cohorts.length > 0 && (
        <div className={classes.top}>
          <Text c="dimmed">Parts of the group for some time, such as a class or a year.</Text>
          {add}
        </div>
      )}
      {isAdding && (
        <section className={classes.cohort} aria-label="A new cohort">
          <CohortForm stored={undefined} formName={formName} onStore={actions.create} onDone={leaveForm} />
        </section>
      )}
      {!isAdding && cohorts.length === 0 && (
        <EmptyState title="No cohorts yet" action={add}>
          A cohort is a part of the group for some time, such as a class or a year. A member may be in several.
        </EmptyState>
      )}
      {current.length > 0 && (
        <ul className={classes.list} aria-label="Cohorts">
          {current.map(row)}
        </ul>
      )}
      {archived.length > 0 && (
        <section aria-labelledby="archived-cohorts">
          <h2 className={classes.heading} id="archived-cohorts">
            Archived
          </h2>
          <ul className={classes.list} aria-labelledby="archived-cohorts">
            {archived.map(row)}
          </ul>
        </section>
      )}
      <Question
        opened={toDelete !== undefined}
        title={`Delete ${named?._source.generalInfo.name}?`}
        yes="Delete"
        no="Keep it"
        isRisky
        onYes={async () => {
          if (toDelete !== undefined) await actions.remove({ id: toDelete._id, name: toDelete._source.generalInfo.name })
          setToDelete(undefined)
        }}
        onNo={() => setToDelete(undefined)}
      >
        Whoever is in it stays in the group. This cannot be undone. To keep it out of the way, archive it instead.
      </Question>
    </div>
  )
}
