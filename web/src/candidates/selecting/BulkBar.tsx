import { Button } from '@mantine/core'
import { notify } from '../../ui/notices/notify.tsx'
import { usePipeline } from '../pipeline/pipeline.ts'
import { ActChoice } from './ActChoice.tsx'
import { type BulkChoice, bulkChoices, bulkLabel } from './bulk.ts'
import classes from './BulkBar.module.css'
import type { Selecting } from './useSelection.ts'

interface Props {
  readonly postingId: string
  readonly selecting: Selecting
  /** How many are shown. */
  readonly count: number
  readonly onMany: (choice: BulkChoice) => void
}

/** What can be decided about those who are selected, each with how many it applies to, and why not to the others. */
export function BulkBar({ postingId, selecting, count, onMany }: Props) {
  const { selected, selectAll, clear } = selecting
  const { words, acts } = usePipeline()
  const forMany = acts.filter(({ oneByOne }) => oneByOne !== true)
  const choices = bulkChoices(words, selected)
  const partly = choices.filter(({ able, reasons }) => able.length > 0 && reasons.length > 0)
  const isAll = selected.length === count
  return (
    <div className={classes.bar} data-many={acts.length > 0 || undefined} role="group" aria-label="Decide about those selected">
      <input
        type="checkbox"
        className={classes.all}
        aria-label="Select all who are shown"
        checked={isAll}
        onChange={isAll ? clear : selectAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = !isAll
        }}
      />
      <p className={classes.count} role="status">
        {selected.length.toLocaleString('en')} selected
      </p>
      {choices.map((choice) => (
        <Button
          key={choice.decision.event}
          size="compact-md"
          variant="default"
          className={classes.choice}
          aria-disabled={choice.able.length === 0 || undefined}
          data-impossible={choice.able.length === 0 || undefined}
          onClick={() => (choice.able.length === 0 ? notify.success(choice.reasons[0]!) : onMany(choice))}
        >
          {bulkLabel(words, choice)}
        </Button>
      ))}
      {forMany.map((act) => (
        <ActChoice key={act.label} postingId={postingId} act={act} selected={selected} />
      ))}
      {partly.length > 0 && (
        <details className={classes.why}>
          <summary>Why not all</summary>
          <ul>
            {[...new Set(partly.flatMap(({ reasons }) => reasons))].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      <Button size="compact-md" variant="subtle" className={classes.clear} onClick={clear} aria-keyshortcuts="Escape">
        Select nobody
      </Button>
    </div>
  )
}
