import { Button } from '@mantine/core'
import type { MentorLoad, Rebalanced } from '@trellis/contract/mentoring/diadTable.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { useState } from 'react'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import classes from '../Mentoring.module.css'
import type { PairKind, Tried } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'
import { DiffTold } from './versions/DiffTold.tsx'
import { WhatIfForm } from './whatIf/WhatIfForm.tsx'

interface Props {
  readonly group: MentoringGroup
  readonly mentors: readonly MentorLoad[]
  readonly told: Rebalanced
  readonly actions: PairActions
  readonly noun: PairKind['noun']
  readonly onClose: () => void
}

/** What the best pairs would change, before anything is kept, by the options or by others; or what cannot hold together. */
export function RebalancePanel({ group, mentors, told: first, actions, noun, onClose }: Props) {
  const [{ told, options }, setTried] = useState<{ told: Rebalanced; options: Tried }>({ told: first, options: {} })
  const isSame = told.feasible && told.diff.added + told.diff.ended === 0
  const keep = async () => {
    if ((await actions.keep(options)) !== undefined) onClose()
  }
  const tryOut = async (options: Tried) => {
    const told = await actions.tryOut(options)
    if (told !== undefined) setTried({ told, options })
  }
  return (
    <section className={classes.panel} aria-labelledby="mentoring-rebalance">
      <h3 className={classes.title} id="mentoring-rebalance" ref={focusOnceThere} tabIndex={-1}>
        {told.feasible ? 'What would change' : 'This cannot all be'}
      </h3>
      {told.feasible ? (
        <DiffTold diff={told.diff} names={['The draft of now', 'The best pairs']} noun={noun} />
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
      {noun === 'mentor' && (
        <details>
          <summary>What if …</summary>
          <WhatIfForm {...{ group, mentors, actions }} onTry={tryOut} />
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
