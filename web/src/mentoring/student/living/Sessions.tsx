import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MentoringSession, PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../api/failure.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { type PairLifeActions, type PairOfMember, wholePairQuery } from './livingQueries.ts'
import classes from './Living.module.css'
import { SessionForm } from './SessionForm.tsx'
import { SessionLine } from './SessionLine.tsx'

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

const countWords = (count: number): string => (count === 1 ? '1 session so far' : `${count.toLocaleString('en')} sessions so far`)

const plannedWords = (count: number): string =>
  count === 0 ? 'No next session is planned' : count === 1 ? 'Next session' : 'Next sessions'

/** The sessions of a pair: a form to write one down, at a place that does not move, the next one, and those that were. */
export function Sessions({ name, pair, life, now, actions }: Props) {
  const newDraft = `session.${life.mgrpID}.${life.otherId}.${life.as}`
  const draft = useDraft(newDraft)
  const [edited, setEdited] = useState<string | undefined>(() => (draft.read() === undefined ? undefined : NEW))
  const [showsAll, setShowsAll] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setEdited(undefined))
    addButton.current?.focus()
  }
  const remove = async (session: MentoringSession) => {
    // Its buttons are gone with it.
    if (await actions.remove(session)) addButton.current?.focus({ preventScroll: true })
  }
  const { many, archived: isOver } = life
  const isPart = life.sessions.length < many.planned + many.past
  const whole = useQuery({ ...wholePairQuery(pair), enabled: showsAll && isPart })
  const { sessions } = (showsAll && whole.data) || life
  const planned = sessions.filter(({ at }) => at > now).toReversed()
  const past = sessions.filter(({ at }) => at <= now)
  const shown = showsAll ? past : past.slice(0, AT_FIRST)
  const form = (stored: MentoringSession | undefined) => (
    <SessionForm draftName={stored === undefined ? newDraft : `session.${stored.id}`} onClose={close} {...{ name, stored, actions }} />
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
        onDelete={() => void remove(session)}
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
      {(planned.length > 0 || !isOver) && <h3 className={classes.heading}>{plannedWords(planned.length)}</h3>}
      {planned.length > 0 && (
        <ul className={classes.sessions} aria-label={`Next sessions with ${name}`}>
          {planned.map(line)}
        </ul>
      )}
      <h3 className={classes.heading}>{many.past === 0 ? 'No session so far' : countWords(many.past)}</h3>
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
      <Text c="dimmed" size="sm">
        {`${name} sees every session with its minutes, and a note where you share it. Advisors of the group see the days and the minutes, never a note.`}
      </Text>
    </>
  )
}
