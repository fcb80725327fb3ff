import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import classes from './Jobs.module.css'
import { EVERYBODY, isFor, type Target, targetWords } from './jobWords.ts'
import type { JobChoices } from './useJobChoices.ts'

interface Props {
  readonly job: GroupJob
  readonly cohorts: readonly CohortRecord[]
  readonly choices: JobChoices
}

/** For whom in the group a job is: each choice is made at once, and can be taken back. */
export function ForWhomFields({ job, cohorts, choices }: Props) {
  const named = { id: job._id, name: job._source.generalInfo.name }
  const box = (target: Target, label: string) => (
    <CheckField
      key={label}
      label={label}
      checked={isFor(job, target)}
      onChange={({ currentTarget: { checked } }) => {
        const whom = targetWords(target, cohorts)
        void (checked ? choices.add(named, target, whom) : choices.remove(named, [target], whom))
      }}
    />
  )
  const shown = cohorts.filter(({ _id, archived }) => !archived || job.forCohorts.includes(_id))
  return (
    <fieldset className={classes.choices} disabled={choices.isBusy(job._id)}>
      <legend>For whom it is</legend>
      {box(undefined, EVERYBODY)}
      {shown.map(({ _id, _source }) => box(_id, _source.generalInfo.name))}
    </fieldset>
  )
}
