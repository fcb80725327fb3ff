import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import { focusOnceThere } from '../../../../ui/focusOnceThere.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../../ui/states/Waiting.tsx'
import { COST_TOLD, costWords } from '../closeUp/alternativeWords.ts'
import type { PairKind, Pin } from '../pairKinds.ts'
import type { PairActions } from '../pairsQueries.ts'
import classes from './Moving.module.css'
import { placesWords, type Priced, priced } from './priced.ts'
import { counted } from '../../../../ui/words/counted.ts'

interface Props {
  readonly mentee: string
  readonly menteeId: string
  /** Whom they have, about whom one decides beside them. */
  readonly has: ReadonlySet<string>
  readonly pins: readonly Pin[]
  readonly mentors: ReadonlyMap<string, MentorLoad>
  readonly actions: PairActions
  readonly noun: PairKind['noun']
  readonly onPin: (mentorId: string, kind: Pin['kind'] | undefined) => unknown
  readonly onClose: () => void
}

/** So many are listed at once: whoever else is found by their name. */
const MOST_LISTED = 12

/** Everybody, or every job, that a mentee could have and does not, to be found by name, each with its price and what may be asked of it. */
export function Chooser({ mentee, menteeId, has, pins, mentors, actions, noun, onPin, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(actions.pricesOf(menteeId))
  const [typed, setTyped] = useState('')
  // What was listed stays at its place, whatever is asked of it.
  const [first, setFirst] = useState<readonly Priced[]>()
  if (first === undefined && data !== undefined) setFirst(priced(data, mentors).filter(({ mentorId }) => !has.has(mentorId)))
  if (first === undefined) {
    if (error !== null) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
    return (
      <Waiting>
        <SkeletonCards count={1} />
      </Waiting>
    )
  }
  if (first.length === 0) return <p>{`No other ${noun} is possible, as things stand.`}</p>
  const wanted = typed.trim().toLowerCase()
  const found = first.filter(({ name }) => name.toLowerCase().includes(wanted))
  const priceNow = new Map((data ?? []).map((price) => [price.mentorId, price]))
  const asked = new Map(pins.map(({ mentorId, kind }) => [mentorId, kind]))
  return (
    <div className={classes.chooser}>
      {error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      <TextInput
        label={`Find a ${noun}`}
        placeholder="A part of a name"
        autoComplete="off"
        ref={focusOnceThere}
        value={typed}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul aria-busy={isFetching}>
        {found.slice(0, MOST_LISTED).map((one) => (
          <One
            key={one.id}
            {...{ one, mentee }}
            price={priceNow.get(one.id)}
            asked={asked.get(one.id)}
            onPin={(kind) => onPin(one.id, kind)}
          />
        ))}
      </ul>
      <p role="status">{moreWords(found.length, noun)}</p>
      <p className={classes.told}>{COST_TOLD}</p>
    </div>
  )
}

function moreWords(found: number, noun: PairKind['noun']): string {
  if (found === 0) return `No ${noun} is called so.`
  return found > MOST_LISTED ? `${counted(found - MOST_LISTED, 'more', 'more')}: type a part of a name.` : ''
}

interface OneProps {
  readonly one: Priced
  readonly mentee: string
  /** Undefined where they are no choice any more. */
  readonly price: Pick<Priced, 'score' | 'cost'> | undefined
  readonly asked: Pin['kind'] | undefined
  readonly onPin: (kind: Pin['kind'] | undefined) => unknown
}

function One({ one, mentee, price, asked, onPin }: OneProps) {
  const cannot = asked !== 'require' && (price === undefined || price.cost === null)
  const button = (kind: 'require' | 'forbid', word: string, disabled: boolean) => (
    <Button
      size="compact-md"
      px="xs"
      variant={asked === kind ? 'light' : 'subtle'}
      {...(kind === 'forbid' && { color: 'gray' })}
      aria-pressed={asked === kind}
      aria-label={`${word} ${mentee} with ${one.name}`}
      aria-disabled={disabled}
      data-disabled={disabled || undefined}
      onClick={() => !disabled && onPin(asked === kind ? undefined : kind)}
    >
      {word}
    </Button>
  )
  return (
    <li>
      <div>
        <b>{one.name}</b>
        <span>{`${placesWords(one)} · ${price === undefined ? 'cannot be, as things stand' : costWords(price)}`}</span>
      </div>
      {button('require', 'Always pair', cannot)}
      {button('forbid', 'Never pair', false)}
    </li>
  )
}
