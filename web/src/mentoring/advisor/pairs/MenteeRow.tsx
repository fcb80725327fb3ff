import { Button } from '@mantine/core'
import type { MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useId, useRef, useState } from 'react'
import { Photo } from '../../../files/Photo.tsx'
import { LoneLink } from '../../../ui/links.tsx'
import classes from '../Mentoring.module.css'
import { Chooser } from './moving/Chooser.tsx'
import { useDraggableMentee } from './moving/dragging.ts'
import moving from './moving/Moving.module.css'
import type { MoveMentee } from './moving/useMoving.ts'
import { Paired, Without } from './PairOfRow.tsx'
import own from './Pairs.module.css'
import type { MenteeOfTable } from './PairsPart.tsx'
import type { PairKind, Pin } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'

interface Props {
  readonly userId: string
  readonly mentee: MenteeOfTable
  readonly people: ReadonlyMap<string, PersonCard>
  readonly mentors: ReadonlyMap<string, MentorLoad>
  readonly actions: PairActions
  readonly isArchived: boolean
  readonly noun: PairKind['noun']
  readonly isWide: boolean
  readonly move: MoveMentee
}

/** A mentee with their mentors, or jobs, in the draft, or why they have none, and what may be done about it. */
export function MenteeRow({ userId, mentee, people, mentors, actions, isArchived, noun, isWide, move }: Props) {
  const withWhom = noun === 'job' ? '' : 'with '
  const article = useRef<HTMLElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const chooser = useId()
  const [chooses, setChooses] = useState(false)
  const { id, rows, pins } = mentee
  const locked = rows.some((row) => row.locked)
  const pauses = rows.some((row) => row.pauses.mentee !== null)
  const stays = locked ? 'Locked' : pauses ? 'Pauses' : undefined
  const canDrag = isWide && !isArchived && stays === undefined
  useDraggableMentee(article, grip, id, canDrag)
  const person = people.get(id)
  if (person === undefined) return null
  const { name, profilePicture } = person._source.generalInfo
  const setPin = (mentorId: string, kind: Pin['kind'] | undefined) => {
    const others = pins.filter((pin) => pin.mentorId !== mentorId)
    return actions.pin(id, kind === undefined ? others : [...others, { mentorId, kind }])
  }
  const takeBack = async (mentorId: string) => {
    await setPin(mentorId, undefined)
    // The button that was pressed is gone.
    if (document.activeElement === document.body) article.current?.focus()
  }
  const close = () => {
    setChooses(false)
    another.current?.focus()
  }
  const has = new Set(rows.flatMap(({ mentorId }) => mentorId ?? []))
  const words = `${has.size === 0 ? 'Choose a' : 'Another'} ${noun}`
  const waiting = pins.filter(({ mentorId }) => !rows.some((row) => row.mentorId === mentorId))
  return (
    <article className={`${classes.row} ${own.mentee}`} aria-label={name} tabIndex={-1} data-mentee={id} ref={article}>
      {isWide && !isArchived && (
        <span ref={grip} className={moving.grip} data-locked={stays && true} aria-hidden title={stays ?? `Drag to ${words.toLowerCase()}`}>
          ⠿
        </span>
      )}
      <Photo name={name} address={profilePicture} ring={person.ring} size={40} />
      <div className={classes.who}>
        <LoneLink to={paths.preview(id)}>{name}</LoneLink>
        {rows.map((row) =>
          row.mentorId === null ? (
            <Without key="none" {...{ row, people, actions, isArchived, noun }} mentee={name} />
          ) : (
            <Paired key={row.mentorId} {...{ userId, row, mentors, people, actions, isArchived, setPin, noun }} mentee={name} />
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
        {chooses && !isArchived && (
          <section id={chooser} aria-label={`${words} for ${name}`}>
            {locked ? (
              <p>{`${name} is locked and keeps what they have. Unlock them to choose otherwise.`}</p>
            ) : (
              <Chooser
                mentee={name}
                menteeId={id}
                {...{ has, pins, mentors, actions, noun }}
                onClose={close}
                onPin={(mentorId, kind) => (kind === 'require' ? move(mentee, mentorId) : setPin(mentorId, kind))}
              />
            )}
          </section>
        )}
      </div>
      {!isArchived && (
        <Button
          ref={another}
          px="sm"
          variant={chooses ? 'light' : 'subtle'}
          aria-expanded={chooses}
          aria-controls={chooser}
          aria-label={`${words} for ${name}`}
          data-does="choose"
          onClick={() => setChooses(!chooses)}
        >
          {words}
        </Button>
      )}
      {!isArchived && (
        <Button
          px="sm"
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
