import { Button } from '@mantine/core'
import type { MentorLoad, Rebalanced } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { useEffect, useRef } from 'react'
import classes from '../Mentoring.module.css'
import type { PairKind, Tried } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'
import { hasNoPair } from './pairWords.ts'
import { DiffTold } from './versions/DiffTold.tsx'
import { WhatIfForm } from './whatIf/WhatIfForm.tsx'

interface Props {
  readonly group: MentoringGroup
  readonly mentors: readonly MentorLoad[]
  readonly told: Rebalanced
  /** What was tried otherwise than the mentoring group holds. */
  readonly by: Tried
  /** Whether the draft was changed since it was worked out. */
  readonly isOld: boolean
  readonly actions: PairActions
  readonly noun: PairKind['noun']
  readonly onTry: (by: Tried) => Promise<void>
  readonly onClose: () => void
}

/** What the best pairs would change, before anything is kept, by the options or by others; or what cannot hold together. */
export function RebalancePanel({ group, mentors, told, by, isOld, actions, noun, onTry, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const tryNext = async (next: Tried) => {
    await onTry(next)
    // It is told at the same place, above the form.
    heading.current?.focus()
  }
  const changes = !isOld && told.feasible && told.diff.added + told.diff.ended > 0
  // Why is written with each mentee, once it is kept.
  const findsNone = !isOld && told.feasible && hasNoPair(told.diff) && told.diff.unmatched > 0
  const keep = async () => {
    if ((await actions.keep(by)) !== undefined) onClose()
  }
  const does = (
    <>
      {told.feasible && Object.keys(by).length > 0 && (
        <p className={classes.line}>
          By what is typed under What if. Keep these options as well: otherwise the best pairs are found by the old ones the next time.
        </p>
      )}
      {isOld && (
        <p
          className={classes.line}
        >{`The draft has changed since then. Find the best ${noun === 'job' ? 'jobs' : 'pairs'} again to see what would change now.`}</p>
      )}
      <div className={classes.actions}>
        {changes && <Button onClick={() => void keep()}>Keep this draft</Button>}
        {findsNone && <Button onClick={() => void keep()}>See why below</Button>}
        <Button variant={changes || findsNone ? 'default' : 'filled'} onClick={onClose}>
          {changes ? 'Leave it as it was' : 'Close'}
        </Button>
        {told.feasible && !isOld && !changes && !findsNone && (
          <Button variant="subtle" onClick={() => void keep()}>
            Update points and reasons
          </Button>
        )}
      </div>
    </>
  )
  return (
    <section className={classes.panel} aria-labelledby="mentoring-rebalance">
      <h3 className={classes.title} id="mentoring-rebalance" ref={heading} tabIndex={-1}>
        {told.feasible ? 'What would change' : 'This cannot all be'}
      </h3>
      {told.feasible ? (
        <DiffTold diff={told.diff} names={['The draft of now', 'The best pairs']} noun={noun}>
          {does}
        </DiffTold>
      ) : (
        <>
          <Lines words={told.conflict} />
          {told.loosen.length > 0 && (
            <>
              <p className={classes.line}>It is enough to let go of one of these:</p>
              <Lines words={told.loosen} />
            </>
          )}
          {does}
        </>
      )}
      {noun === 'mentor' && (
        <details>
          <summary>What if …</summary>
          <WhatIfForm {...{ group, mentors, actions }} onTry={tryNext} />
        </details>
      )}
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
