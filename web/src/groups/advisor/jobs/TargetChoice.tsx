import { NativeSelect } from '@mantine/core'
import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import classes from './Jobs.module.css'
import type { Target } from './jobWords.ts'

interface Props {
  readonly label: string
  /** What choosing no cohort means. */
  readonly everybody: string
  readonly cohorts: readonly CohortRecord[]
  readonly chosen: Target
  readonly onChoose: (target: Target) => void
}

/** For whom in a group: everybody, or one of its cohorts. */
export function TargetChoice({ label, everybody, cohorts, chosen, onChoose }: Props) {
  const options = cohorts.map(({ _id, _source, archived }) => {
    const { name } = _source.generalInfo
    return { value: _id, label: archived ? `${name} (archived)` : name }
  })
  return (
    <NativeSelect
      className={classes.whom}
      label={label}
      data={[{ value: '', label: everybody }, ...options]}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
    />
  )
}
