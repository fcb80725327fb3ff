import type { DraftDiff, NamedPair } from '@trellis/contract/mentoring/pairsTable.ts'
import type { ReactNode } from 'react'
import classes from '../../Mentoring.module.css'
import type { PairKind } from '../pairKinds.ts'
import { diffWords, MOST_NAMED } from '../pairWords.ts'
import { LoadHistogram } from './LoadHistogram.tsx'
import { moveWords } from './versionWords.ts'

interface Props {
  readonly diff: DraftDiff
  /** What the two drafts are called. */
  readonly names: readonly [before: string, after: string]
  readonly noun?: PairKind['noun']
  /** What is said where nothing differs; that there is nothing better where it is left out. */
  readonly none?: string
  /** What may be done about it: above all that can be opened, so that it stays where it is. */
  readonly children?: ReactNode
}

/** What one draft has otherwise than another: in a few lines, with the people by name, and as the load of mentors. */
export function DiffTold({ diff, names, noun = 'mentor', none, children }: Props) {
  return (
    <>
      {diffWords(diff, noun, none).map((words) => (
        <p key={words} className={classes.line}>
          {words}
        </p>
      ))}
      {children}
      {diff.moves.length > 0 && (
        <details>
          <summary>{`Who gets another ${noun}: ${diff.moved.toLocaleString('en')}`}</summary>
          <ul className={classes.reasons}>
            {diff.moves.map((move) => (
              <li key={move.menteeId}>{moveWords(move)}</li>
            ))}
            {diff.moved > diff.moves.length && <li>{`${(diff.moved - diff.moves.length).toLocaleString('en')} more`}</li>}
          </ul>
        </details>
      )}
      {diff.newlyUnmatched.length > MOST_NAMED && <Names title={`Who loses their ${noun}`} people={diff.newlyUnmatched} />}
      <Names title={`Who has a ${noun} and had none`} people={diff.newlyMatched} />
      <Pairs title="New pairs" pairs={diff.came} total={diff.added} />
      <Pairs title="Pairs that go" pairs={diff.went} total={diff.ended} />
      <LoadHistogram load={diff.load} {...{ names, noun }} />
    </>
  )
}

function Names({ title, people }: { title: string; people: DraftDiff['newlyMatched'] }) {
  if (people.length === 0) return null
  return (
    <details>
      <summary>{`${title}: ${people.length.toLocaleString('en')}`}</summary>
      <ul className={classes.reasons}>
        {people.map(({ menteeId, mentee }) => (
          <li key={menteeId}>{mentee}</li>
        ))}
      </ul>
    </details>
  )
}

function Pairs({ title, pairs, total }: { title: string; pairs: readonly NamedPair[]; total: number }) {
  if (pairs.length === 0) return null
  return (
    <details>
      <summary>{`${title}: ${total.toLocaleString('en')}`}</summary>
      <ul className={classes.reasons}>
        {pairs.map(({ menteeId, mentorId, mentee, mentor }) => (
          <li key={`${menteeId} ${mentorId}`}>{`${mentee} with ${mentor}`}</li>
        ))}
        {total > pairs.length && <li>{`${(total - pairs.length).toLocaleString('en')} more`}</li>}
      </ul>
    </details>
  )
}
