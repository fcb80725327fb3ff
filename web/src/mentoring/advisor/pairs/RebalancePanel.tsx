import { Button } from '@mantine/core'
import type { NamedPair, Rebalanced } from '@trellis/contract/mentoring/diadTable.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import classes from '../Mentoring.module.css'
import type { PairKind } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'
import { diffWords } from './pairWords.ts'

interface Props {
  readonly told: Rebalanced
  readonly actions: PairActions
  readonly noun: PairKind['noun']
  readonly onClose: () => void
}

/** What the best pairs would change, before anything is kept; or what cannot hold together. */
export function RebalancePanel({ told, actions, noun, onClose }: Props) {
  const isSame = told.feasible && told.diff.added + told.diff.ended === 0
  const keep = async () => {
    if ((await actions.keep()) !== undefined) onClose()
  }
  return (
    <section className={classes.panel} aria-labelledby="mentoring-rebalance">
      <h3 className={classes.title} id="mentoring-rebalance" ref={focusOnceThere} tabIndex={-1}>
        {told.feasible ? 'What would change' : 'This cannot all be'}
      </h3>
      {told.feasible ? (
        <>
          {diffWords(told.diff, noun).map((words) => (
            <p key={words} className={classes.line}>
              {words}
            </p>
          ))}
          <Pairs title="New pairs" pairs={told.diff.came} total={told.diff.added} />
          <Pairs title="Pairs that go" pairs={told.diff.went} total={told.diff.ended} />
        </>
      ) : (
        <>
          <Lines words={told.conflict} />
          {told.loosen.length > 0 && (
            <>
              <p className={classes.line}>It is enough to let go of one of these:</p>
              <Lines words={told.loosen} />
            </>
          )}
        </>
      )}
      <div className={classes.actions}>
        {told.feasible && <Button onClick={() => void keep()}>{isSame ? 'Update the reasons' : 'Keep this draft'}</Button>}
        <Button variant="default" onClick={onClose}>
          {told.feasible && !isSame ? 'Leave it as it was' : 'Close'}
        </Button>
      </div>
    </section>
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

function Lines({ words }: { words: readonly string[] }) {
  return (
    <ul className={classes.reasons}>
      {[...new Set(words)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
