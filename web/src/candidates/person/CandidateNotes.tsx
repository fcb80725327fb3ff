import { Button, Group, Text, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addCandidateNote,
  type CandidateNote,
  deleteCandidateNote,
  LONGEST_CANDIDATE_NOTE,
} from '@trellis/contract/candidates/candidateNotes.ts'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOf } from '../../api/failure.ts'
import { keys } from '../../api/keys.ts'
import { useDraft } from '../../drafts/drafts.ts'
import { moment } from '../../ui/dates.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import { Question } from '../../ui/questions/Question.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { tooLong } from '../../ui/words/tooLong.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { candidateNotesQuery } from '../queries.ts'
import classes from '../review/Review.module.css'

interface Props {
  readonly postingId: string
  readonly studentId: string
  readonly name: string
  /** Grows whenever somebody wants to write: the field takes the focus then. */
  readonly writing: number
}

/** What one's own side noted about a candidate, and a field for more. */
export function CandidateNotes(props: Props) {
  const { postingId, studentId, name } = props
  const { words: told } = usePipeline()
  const { data: notes, error, refetch } = useQuery(candidateNotesQuery(postingId, studentId))
  const [toDelete, setToDelete] = useState<CandidateNote>()
  const queries = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const remove = async ({ id: noteId }: CandidateNote) => {
    try {
      const { data } = await call(deleteCandidateNote, { params: { jobId: postingId, studentId, noteId } })
      queries.setQueryData(keys.candidates(postingId, 'notes', studentId), data)
    } catch (failure) {
      notify.failure(failure, 'The note is still there.')
    }
    setToDelete(undefined)
    field.current?.focus()
  }
  if (notes === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (notes === undefined) {
    return (
      <Waiting>
        <SkeletonLines count={3} />
      </Waiting>
    )
  }
  return (
    <>
      <NewNote {...props} field={field} />
      <ul className={classes.history} aria-label={`Notes about ${name}`}>
        {notes.map((note) => (
          <li key={note.id}>
            <Text className={classes.noteWords}>{note.words}</Text>
            <Group gap="xs" justify="space-between">
              <Text size="sm" c="dimmed">
                {note.by}, <time dateTime={new Date(note.at).toISOString()}>{moment(note.at)}</time>
              </Text>
              {note.canDelete && (
                <Button variant="subtle" color="gray" onClick={() => setToDelete(note)}>
                  Delete…
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      <Question
        opened={toDelete !== undefined}
        title="Delete this note?"
        yes="Delete"
        no="Keep"
        isRisky
        onYes={() => toDelete && remove(toDelete)}
        onNo={() => setToDelete(undefined)}
      >
        {told.noteIsGone}
      </Question>
    </>
  )
}

function NewNote({ postingId, studentId, name, writing, field }: Props & { readonly field: RefObject<HTMLTextAreaElement | null> }) {
  const { words: told } = usePipeline()
  const queries = useQueryClient()
  const draft = useDraft<string>(`note.${postingId}.${studentId}`)
  const [words, setWords] = useState(() => draft.read() ?? '')
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (writing > 0) field.current?.focus()
  }, [writing, field])
  const type = (typed: string) => {
    setWords(typed)
    draft.save(typed)
  }
  const fault = tooLong(words, LONGEST_CANDIDATE_NOTE)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fault !== undefined) return field.current?.focus()
    if (words.trim() === '') return setFailure('Write a note.')
    setSending(true)
    setFailure('')
    try {
      const { data } = await call(addCandidateNote, { params: { jobId: postingId, studentId }, body: { words } })
      queries.setQueryData(keys.candidates(postingId, 'notes', studentId), data)
      setWords('')
      draft.drop()
    } catch (reason) {
      setFailure(sentenceOf(reason))
    }
    setSending(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Textarea
        ref={field}
        label={`Note about ${name}`}
        description={told.noteIsReadBy}
        error={fault ?? (failure || undefined)}
        autosize
        minRows={2}
        maxRows={10}
        value={words}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        mb="sm"
      />
      <Button type="submit" variant="default" loading={isSending}>
        Add the note
      </Button>
    </form>
  )
}
