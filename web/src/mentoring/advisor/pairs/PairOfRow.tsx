import { Button } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { PairRow, MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { useId, useState } from 'react'
import { TextLink } from '../../../ui/links.tsx'
import { reasonsWords, reasonTotal, scoreWords } from '../../counts.ts'
import { pausedWords, pausesWords } from '../../pauseWords.ts'
import classes from '../Mentoring.module.css'
import { Alternatives } from './closeUp/Alternatives.tsx'
import { PairCloseUp } from './closeUp/PairCloseUp.tsx'
import { placesWords } from './moving/priced.ts'
import own from './Pairs.module.css'
import type { PairKind, Pin } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'
import { asksWords, stateWords } from './pairWords.ts'

interface Props {
  readonly userId: string
  readonly people: ReadonlyMap<string, PersonCard>
  readonly mentors: ReadonlyMap<string, MentorLoad>
  readonly actions: PairActions
  readonly isArchived: boolean
  readonly noun: PairKind['noun']
}

interface PairedProps extends Props {
  readonly mentee: string
  readonly row: PairRow
  readonly setPin: (mentorId: string, kind: Pin['kind'] | undefined) => unknown
}

/** What may be asked of a pair. */
const pins = [
  { kind: 'require', word: 'Always pair', does: 'always', color: 'brand' },
  { kind: 'forbid', word: 'Never pair', does: 'never', color: 'gray' },
] as const

/** A mentee with one of their mentors, or jobs, why, and what is asked of the pair. */
export function Paired({ userId, mentee, row, mentors, people, actions, isArchived, setPin, noun }: PairedProps) {
  const [isOpen, setOpen] = useState(false)
  const why = useId()
  const { menteeId, mentorId, pinned, reasons, asks } = row
  const [one, other] = [people.get(menteeId), people.get(mentorId!)]
  const { grpID: groupId, mgrpID } = actions.base
  const mentor = mentors.get(mentorId!)
  const name = mentor?.name ?? 'Somebody'
  const load = mentor === undefined ? '' : placesWords(mentor)
  const pauses = pausesWords(row.pauses)
  return (
    <div className={own.pair} data-pair={mentorId}>
      <p>{[noun === 'job' ? name : `With ${name}`, scoreWords(row), load, stateWords(row, isArchived)].filter(Boolean).join(' · ')}</p>
      {pauses !== undefined && <p>{`${pauses}.${row.published || isArchived ? '' : ' It is not published before.'}`}</p>}
      {asks.length > 0 && (
        <p data-asks>
          <b>{asksWords(asks, isArchived)}</b>{' '}
          {!isArchived && (
            <TextLink
              to={groupPaths.mentoring(userId, groupId)}
              search={{ open: mgrpID, list: 'living', shown: 'asking' }}
              aria-label={`Who else could it be for ${mentee}, who is with ${name}`}
            >
              Who else could it be
            </TextLink>
          )}
        </p>
      )}
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
        {!isArchived &&
          pins.map(({ kind, word, does, color }) => (
            <Button
              key={kind}
              size="compact-md"
              px="xs"
              variant={pinned === kind ? 'light' : 'subtle'}
              color={color}
              aria-pressed={pinned === kind}
              aria-label={`${word} ${mentee} with ${name}`}
              data-does={does}
              onClick={() => setPin(mentorId!, pinned === kind ? undefined : kind)}
            >
              {word}
            </Button>
          ))}
      </div>
      {isOpen && (
        <div id={why}>
          <ul className={classes.reasons}>
            {reasonsWords(reasons, reasonTotal(row)).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {one !== undefined && other !== undefined && <PairCloseUp {...{ groupId, mgrpID, isArchived }} mentee={one} mentor={other} />}
        </div>
      )}
    </div>
  )
}

interface WithoutProps extends Pick<Props, 'people' | 'actions' | 'isArchived' | 'noun'> {
  readonly mentee: string
  readonly row: PairRow
}

/** Why a mentee has nobody, and who it could be. */
export function Without({ mentee, row, people, actions, isArchived, noun }: WithoutProps) {
  const [isOpen, setOpen] = useState(false)
  const whom = useId()
  const { menteeId, reasonUnmatched: why } = row
  const { grpID: groupId, mgrpID } = actions.base
  if (why === null) return null
  const heldBy = why.heldBy.flatMap((id) => people.get(id)?._source.generalInfo.name ?? [])
  return (
    <>
      <p>{[`No ${noun}`, stateWords(row)].filter(Boolean).join(' · ')}</p>
      <p>{`${why.words}.${heldBy.length > 0 ? ` ${heldBy.length === 1 ? 'That place is' : 'Those places are'} with ${heldBy.join(', ')}.` : ''}`}</p>
      {row.pauses.mentee !== null && <p>{`${pausedWords(row.pauses.mentee)}. It ends by itself, or when they end it.`}</p>}
      {why.remedy !== null && <p>{`What would help: ${why.remedy}`}</p>}
      {noun === 'mentor' && !isArchived && (
        <>
          <Button
            size="compact-md"
            px="xs"
            ml="-xs"
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
