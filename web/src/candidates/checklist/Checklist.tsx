import { ActionIcon, Button, Text, TextInput, Title } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { LONGEST_CHECKLIST_POINT, MOST_CHECKLIST_POINTS } from '@trellis/contract/candidates/checklists.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import classes from './Checklist.module.css'
import { usePipeline } from '../pipeline/pipeline.ts'
import { useChecklist } from './useChecklist.ts'

interface Props {
  readonly jobId: string
  readonly studentId: string
}

/** What one's own side looks for in all people of a posting, ticked for this one. */
export function Checklist({ jobId, studentId }: Props) {
  const title = useId()
  const { query, points, tick, add, remove } = useChecklist(jobId, studentId)
  return (
    <section aria-labelledby={title} className={classes.checklist}>
      <Title order={2} size="h3" id={title}>
        Your checklist
      </Title>
      {points === undefined && query.error && <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />}
      {points === undefined && !query.error && (
        <Waiting>
          <SkeletonLines count={2} />
        </Waiting>
      )}
      {points !== undefined && (
        <>
          <ul className={classes.points}>
            {points.map(({ id, words, ticked }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={ticked} onChange={({ currentTarget }) => tick(id, currentTarget.checked)} />
                  <span>{words}</span>
                </label>
                <ActionIcon
                  color="gray"
                  aria-label={`Take ‘${words}’ off the checklist`}
                  onClick={() => void remove(id).catch((failure: unknown) => notify.failure(failure, 'It is still there.'))}
                >
                  <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
                    <path d="m4 4 8 8m0-8-8 8" />
                  </svg>
                </ActionIcon>
              </li>
            ))}
          </ul>
          {points.length < MOST_CHECKLIST_POINTS && <NewPoint isFirst={points.length === 0} onAdd={add} />}
        </>
      )}
    </section>
  )
}

interface NewPointProps {
  readonly isFirst: boolean
  readonly onAdd: (words: string) => Promise<void>
}

function NewPoint({ isFirst, onAdd }: NewPointProps) {
  const { checklist: told } = usePipeline().words
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (words.trim() === '') return setFailure('Say what you look for.')
    setFailure('')
    try {
      await onAdd(words)
      setWords('')
      field.current?.focus()
    } catch (reason) {
      setFailure(sentenceOf(reason))
    }
  }
  return (
    <>
      {isFirst && (
        <Text c="dimmed" size="sm">
          {told.intro}
        </Text>
      )}
      <form className={classes.add} onSubmit={(event) => void submit(event)}>
        <TextInput
          ref={field}
          aria-label="Add to the checklist"
          placeholder={told.example}
          autoComplete="off"
          maxLength={LONGEST_CHECKLIST_POINT}
          error={failure || undefined}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Add
        </Button>
      </form>
    </>
  )
}
