import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MentoringSession, PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../api/failure.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { Question } from '../../../ui/questions/Question.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { type PairLifeActions, type PairOfMember, wholePairQuery } from './livingQueries.ts'
import classes from './Living.module.css'
import { SessionForm } from './SessionForm.tsx'
import { SessionLine } from './SessionLine.tsx'
import { countWords, plannedWords } from './sessionWords.ts'

interface Props {
  readonly actions: PairLifeActions
  readonly name: string
  readonly pair: PairOfMember
  readonly life: PairLife
  readonly now: number
}

/** So many sessions are shown before one asks for all. */
const AT_FIRST = 3
const NEW = 'new'

/**
 * The sessions of a pair: a form to write one down, at a place that does not move, the next one, and those that were. Of a pair that has ended they
 * are read, and one's own deleted for good: nothing could put them back.
 */
export function Sessions({ name, pair, life, now, actions }: Props) {
  const newDraft = `session.${life.mgrpID}.${life.otherId}.${life.as}`
  const draft = useDraft(newDraft)
  const [edited, setEdited] = useState<string | undefined>(() => (draft.read() === undefined ? undefined : NEW))
  const [showsAll, setShowsAll] = useState(false)
  const [deleted, setDeleted] = useState<MentoringSession>()
  const addButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    flushSync(() => setEdited(undefined))
    addButton.current?.focus()
  }
  const { many, archived: isOver } = life
  const remove = async (session: MentoringSession) => {
    const done = await actions.remove(session, isOver)
    setDeleted(undefined)
    // Its buttons are gone with it.
    if (done) (addButton.current ?? heading.current)?.focus({ preventScroll: true })
  }
  const isPart = life.sessions.length < many.planned + many.past
  const whole = useQuery({ ...wholePairQuery(pair), enabled: showsAll && isPart })
  const { sessions } = (showsAll && whole.data) || life
  const planned = sessions.filter(({ at }) => at > now).toReversed()
  const past = sessions.filter(({ at }) => at <= now)
  const shown = showsAll ? past : past.slice(0, AT_FIRST)
  const form = (stored: MentoringSession | undefined) => (
    <SessionForm
      draftName={stored === undefined ? newDraft : `session.${stored.id}`}
      onClose={close}
      {...{ name, stored, actions }}
      written={sessions}
    />
  )
  const line = (session: MentoringSession) =>
    edited === session.id && !isOver ? (
      <li key={session.id} className={classes.session}>
        {form(session)}
      </li>
    ) : (
      <SessionLine
        key={session.id}
        {...{ session, name, isOver }}
        onChange={() => setEdited(session.id)}
        onDelete={() => (isOver ? setDeleted(session) : void remove(session))}
      />
    )
  return (
    <>
      {edited === NEW && !isOver && form(undefined)}
      {edited !== NEW && !isOver && (
        <div>
          <Button ref={addButton} variant="default" aria-label={`Add a session with ${name}`} onClick={() => setEdited(NEW)}>
            Add a session
          </Button>
        </div>
      )}
      {(planned.length > 0 || !isOver) && <h3 className={classes.heading}>{plannedWords(planned.length, isOver)}</h3>}
      {planned.length > 0 && (
        <ul className={classes.sessions} aria-label={`${isOver ? 'Planned' : 'Next'} sessions with ${name}`}>
          {planned.map(line)}
        </ul>
      )}
      <h3 className={classes.heading} ref={heading} tabIndex={-1}>
        {countWords(many)}
      </h3>
      {past.length > 0 && (
        <ul className={classes.sessions} aria-label={`Sessions with ${name}`}>
          {shown.map(line)}
        </ul>
      )}
      {showsAll && whole.error !== null && <ErrorState error={sentenceOf(whole.error)} onRetry={() => void whole.refetch()} />}
      {(shown.length < many.past || planned.length < many.planned) && whole.error === null && (
        <div>
          <Button variant="subtle" loading={whole.isLoading} onClick={() => setShowsAll(true)}>
            {planned.length < many.planned ? 'Show all' : `Show all ${many.past.toLocaleString('en')}`}
          </Button>
        </div>
      )}
      <Question
        opened={deleted !== undefined}
        title="Delete the session?"
        yes="Delete"
        no="Keep it"
        isRisky
        onYes={() => remove(deleted!)}
        onNo={() => setDeleted(undefined)}
      >
        {`It is gone for you and for ${name}, and cannot be written down again: the pair has ended.`}
      </Question>
      <Text c="dimmed" size="sm">
        {`${name} sees every session with its minutes, and a note where you share it. Advisors of the group see the days and the minutes, never a note.`}
      </Text>
    </>
  )
}
