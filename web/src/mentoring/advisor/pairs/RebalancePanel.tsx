import { Button } from '@mantine/core'
import type { Rebalanced } from '@trellis/contract/mentoring/diadTable.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import classes from '../Mentoring.module.css'
import type { PairActions } from './pairsQueries.ts'
import { DiffTold } from './versions/DiffTold.tsx'

interface Props {
  readonly told: Rebalanced
  readonly actions: PairActions
  readonly onClose: () => void
}

/** What the best pairs would change, before anything is kept; or what cannot hold together. */
export function RebalancePanel({ told, actions, onClose }: Props) {
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
        <DiffTold diff={told.diff} names={['The draft of now', 'The best pairs']} />
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

function Lines({ words }: { words: readonly string[] }) {
  return (
    <ul className={classes.reasons}>
      {[...new Set(words)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
