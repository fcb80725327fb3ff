import { Button } from '@mantine/core'
import type { DiadRow, MentorLoad } from '@trellis/contract/mentoring/diadTable.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useId, useRef, useState } from 'react'
import { Photo } from '../../../files/Photo.tsx'
import { LoneLink } from '../../../ui/links.tsx'
import { pointsWords, reasonWords } from '../../counts.ts'
import classes from '../Mentoring.module.css'
import { Alternatives } from './closeUp/Alternatives.tsx'
import { PairCloseUp } from './closeUp/PairCloseUp.tsx'
import own from './Pairs.module.css'
import type { MenteeOfTable } from './PairsPart.tsx'
import type { PairKind, Pin } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'
import { stateWords } from './pairWords.ts'

interface Props {
  readonly mentee: MenteeOfTable
  readonly people: ReadonlyMap<string, PersonCard>
  readonly mentors: ReadonlyMap<string, MentorLoad>
  readonly actions: PairActions
  readonly isArchived: boolean
  readonly noun: PairKind['noun']
}

/** A mentee with their mentors, or jobs, in the draft, or why they have none, and what may be done about it. */
export function MenteeRow({ mentee, people, mentors, actions, isArchived, noun }: Props) {
  const withWhom = noun === 'job' ? '' : 'with '
  const article = useRef<HTMLElement>(null)
  const { id, rows, pins } = mentee
  const person = people.get(id)
  if (person === undefined) return null
  const { name, profilePicture } = person._source.generalInfo
  const locked = rows.some((row) => row.locked)
  const setPin = (mentorId: string, kind: Pin['kind'] | undefined) => {
    const others = pins.filter((pin) => pin.mentorId !== mentorId)
    return actions.pin(id, kind === undefined ? others : [...others, { mentorId, kind }])
  }
  const takeBack = async (mentorId: string) => {
    await setPin(mentorId, undefined)
    // The button that was pressed is gone.
    if (document.activeElement === document.body) article.current?.focus()
  }
  const waiting = pins.filter(({ mentorId }) => !rows.some((row) => row.mentorId === mentorId))
  return (
    <article className={`${classes.row} ${own.mentee}`} aria-label={name} tabIndex={-1} data-mentee={id} ref={article}>
      <Photo name={name} address={profilePicture} ring={person.ring} size={40} />
      <div className={classes.who}>
        <LoneLink to={paths.preview(id)}>{name}</LoneLink>
        {rows.map((row) =>
          row.mentorId === null ? (
            <Without key="none" {...{ row, people, actions, noun }} mentee={name} />
          ) : (
            <Paired key={row.mentorId} {...{ row, mentors, people, actions, isArchived, setPin, noun }} mentee={name} />
          ),
        )}
        {waiting.map(({ mentorId, kind }) => {
          const asked = `${kind === 'forbid' ? 'Never' : 'Next time'} ${withWhom}${mentors.get(mentorId)?.name ?? 'somebody'}`
          return (
            <div key={mentorId} className={classes.actions}>
              <p>{asked}</p>
              {!isArchived && (
                <Button size="compact-md" variant="subtle" aria-label={`Take back: ${asked}`} onClick={() => void takeBack(mentorId)}>
                  Take back
                </Button>
              )}
            </div>
          )
        })}
      </div>
      {!isArchived && (
        <Button
          variant={locked ? 'light' : 'subtle'}
          aria-pressed={locked}
          aria-label={`Lock ${name}`}
          data-does="lock"
          onClick={() => void actions.lock(id, !locked)}
        >
          Lock
        </Button>
      )}
    </article>
  )
}

interface PairedProps extends Pick<Props, 'mentors' | 'people' | 'actions' | 'isArchived' | 'noun'> {
  readonly mentee: string
  readonly row: DiadRow
  readonly setPin: (mentorId: string, kind: Pin['kind'] | undefined) => unknown
}

function Paired({ mentee, row, mentors, people, actions, isArchived, setPin, noun }: PairedProps) {
  const [isOpen, setOpen] = useState(false)
  const why = useId()
  const { menteeId, mentorId, score, pinned, reasons } = row
  const [one, other] = [people.get(menteeId), people.get(mentorId!)]
  const { grpID: groupId, mgrpID } = actions.base
  const mentor = mentors.get(mentorId!)
  const name = mentor?.name ?? 'Somebody'
  const load = mentor === undefined ? '' : `${mentor.load} of ${mentor.capacity} places`
  return (
    <div data-pair={mentorId}>
      <p>{[noun === 'job' ? name : `With ${name}`, pointsWords(score ?? 0), load, stateWords(row)].filter(Boolean).join(' · ')}</p>
      <div className={classes.actions}>
        <Button
          size="compact-md"
          px="xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={why}
          aria-label={`Why ${mentee} with ${name}`}
          data-does="why"
          onClick={() => setOpen(!isOpen)}
        >
          Why
        </Button>
        {!isArchived && (
          <>
            <Button
              size="compact-md"
              px="xs"
              variant={pinned === 'require' ? 'light' : 'subtle'}
              aria-pressed={pinned === 'require'}
              aria-label={`Always ${mentee} with ${name}`}
              data-does="always"
              onClick={() => setPin(mentorId!, pinned === 'require' ? undefined : 'require')}
            >
              Always
            </Button>
            <Button
              size="compact-md"
              px="xs"
              variant={pinned === 'forbid' ? 'light' : 'subtle'}
              color="gray"
              aria-pressed={pinned === 'forbid'}
              aria-label={`Never ${mentee} with ${name}`}
              data-does="never"
              onClick={() => setPin(mentorId!, pinned === 'forbid' ? undefined : 'forbid')}
            >
              Never
            </Button>
          </>
        )}
      </div>
      {isOpen && (
        <div id={why}>
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <li key={reason.words}>{reasonWords(reason)}</li>
            ))}
          </ul>
          {one !== undefined && other !== undefined && <PairCloseUp {...{ groupId, mgrpID }} mentee={one} mentor={other} />}
        </div>
      )}
    </div>
  )
}

interface WithoutProps extends Pick<Props, 'people' | 'actions' | 'noun'> {
  readonly mentee: string
  readonly row: DiadRow
}

function Without({ mentee, row, people, actions, noun }: WithoutProps) {
  const [isOpen, setOpen] = useState(false)
  const whom = useId()
  const { menteeId, reasonUnmatched: why } = row
  const { grpID: groupId, mgrpID } = actions.base
  if (why === null) return null
  const heldBy = why.heldBy.flatMap((id) => people.get(id)?._source.generalInfo.name ?? [])
  return (
    <>
      <p>{[`No ${noun}`, stateWords(row)].filter(Boolean).join(' · ')}</p>
      <p>{`${why.words}.${heldBy.length > 0 ? ` They are with ${heldBy.join(', ')}.` : ''}`}</p>
      {why.remedy !== null && <p>{`What would help: ${why.remedy}`}</p>}
      {noun === 'mentor' && (
        <>
          <Button
            size="compact-md"
            px="xs"
            variant="subtle"
            aria-expanded={isOpen}
            aria-controls={whom}
            aria-label={`Who could it be for ${mentee}`}
            data-does="why"
            onClick={() => setOpen(!isOpen)}
          >
            Who could it be
          </Button>
          {isOpen && (
            <div id={whom}>
              <Alternatives {...{ groupId, mgrpID, menteeId }} />
            </div>
          )}
        </>
      )}
    </>
  )
}
