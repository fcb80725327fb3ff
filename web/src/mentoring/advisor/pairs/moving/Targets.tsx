import { useQuery } from '@tanstack/react-query'
import type { MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import { useRef } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import { COST_TOLD, costWords } from '../closeUp/alternativeWords.ts'
import type { PairKind } from '../pairKinds.ts'
import type { PairActions } from '../pairsQueries.ts'
import { useReceivesMentee } from './dragging.ts'
import classes from './Moving.module.css'
import { placesWords, type Priced, priced } from './priced.ts'

interface Props {
  readonly mentee: { readonly id: string; readonly name: string; readonly has: ReadonlySet<string> }
  readonly mentors: ReadonlyMap<string, MentorLoad>
  readonly actions: PairActions
  readonly noun: PairKind['noun']
  readonly onTake: (mentorId: string) => void
}

/** Where a mentee who is in the hand can be let go, with what each would cost. Nobody can take them before the prices are known. */
export function Targets({ mentee, mentors, actions, noun, onTake }: Props) {
  const { data, error, isFetching } = useQuery(actions.pricesOf(mentee.id))
  const targets = isFetching ? undefined : data && priced(data, mentors).filter(({ mentorId }) => !mentee.has.has(mentorId))
  const title = noun === 'job' ? `Which job for ${mentee.name}?` : `Who for ${mentee.name}?`
  return (
    <section className={classes.targets} aria-label={title}>
      <b>{title}</b>
      {error !== null && <p>{sentenceOf(error)}</p>}
      {error === null && targets === undefined && <p>Working out what each would cost …</p>}
      {targets?.length === 0 && <p>{`No other ${noun} is possible, as things stand.`}</p>}
      {targets !== undefined && targets.length > 0 && <p className={classes.told}>{COST_TOLD}</p>}
      {targets !== undefined && targets.length > 0 && (
        <ul>
          {targets.map((target) => (
            <Target key={target.id} {...{ target }} onTake={() => onTake(target.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Target({ target, onTake }: { readonly target: Priced; readonly onTake: () => void }) {
  const item = useRef<HTMLLIElement>(null)
  const takes = target.cost !== null
  const isOver = useReceivesMentee(item, takes, onTake)
  return (
    <li ref={item} data-over={isOver || undefined} data-refuses={!takes || undefined}>
      <b>{target.name}</b>
      <span>{`${placesWords(target)} · ${costWords(target)}`}</span>
    </li>
  )
}
