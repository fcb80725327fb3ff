import { Button } from '@mantine/core'
import type { MentoringSession } from '@trellis/contract/mentoring/living/sessions.ts'
import { moment } from '../../../ui/dates.ts'
import { timeIn, zoneHere, zoneWords } from '../../../ui/zonedTimes.ts'
import classes from './Living.module.css'

interface Props {
  readonly session: MentoringSession
  readonly name: string
  /** Whether the pair has ended: its sessions are read, and one's own deleted. */
  readonly isOver: boolean
  readonly onChange: () => void
  readonly onDelete: () => void
}

/** When a session is: on the reader's clock, and on that of whoever planned it where it is another one. */
export function whenWords({ at, timeZone, minutes }: Pick<MentoringSession, 'at' | 'timeZone' | 'minutes'>): string {
  const here = timeIn(at, zoneHere())
  const there = timeIn(at, timeZone)
  return `${moment(at)}${here === there ? '' : ` (${there} ${zoneWords(timeZone)})`}, ${minutes} minutes`
}

/** One session, with what may be done with one's own. */
export function SessionLine({ session, name, isOver, onChange, onDelete }: Props) {
  const { note, own, shared } = session
  const when = whenWords(session)
  return (
    <li className={classes.session}>
      <div className={classes.told}>
        <p>{own ? when : `${when}, by ${name}`}</p>
        {note !== '' && <p className={classes.note}>{note}</p>}
        {own && note !== '' && <small>{shared ? `You and ${name} read this note` : 'Only you read this note'}</small>}
      </div>
      {own && (
        <div className={classes.does}>
          {!isOver && (
            <Button variant="subtle" size="compact-md" aria-label={`Change the session of ${when}`} onClick={onChange}>
              Change
            </Button>
          )}
          <Button variant="subtle" size="compact-md" aria-label={`Delete the session of ${when}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}
