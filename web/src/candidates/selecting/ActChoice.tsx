import { Button } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { notify } from '../../ui/notices/notify.tsx'
import type { Act } from '../pipeline/pipeline.ts'
import { countLabel } from './bulk.ts'
import classes from './BulkBar.module.css'

interface Props {
  readonly postingId: string
  readonly act: Act
  readonly selected: readonly Candidate[]
}

/** What can be done with those of the selected whom it is for. */
export function ActChoice({ postingId, act, selected }: Props) {
  const able = selected.filter(act.isFor)
  const isImpossible = able.length === 0
  return (
    <Button
      size="compact-md"
      variant="default"
      className={classes.choice}
      aria-disabled={isImpossible || undefined}
      data-impossible={isImpossible || undefined}
      onClick={() => (isImpossible ? notify.success(act.whyNot(selected[0]!._source.generalInfo.name)) : act.run(able, postingId))}
    >
      {countLabel(act.label, able.length, selected.length)}
    </Button>
  )
}
