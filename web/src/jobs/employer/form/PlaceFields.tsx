import { employmentTypeLabels, employmentTypes, workplaceLabels, workplaces } from '@trellis/contract/jobs/jobs.ts'
import { useWatch } from 'react-hook-form'
import { AddressFields } from '../../../postings/form/AddressFields.tsx'
import { choicesOf, Section } from '../../../postings/form/fields.tsx'
import classes from '../../../postings/form/PostingForm.module.css'
import { Choice, Line } from './jobLines.ts'
import type { TypedJob } from './typedJob.ts'

/** Where and when the work is done. */
export function PlaceFields() {
  const workplace = useWatch<TypedJob, 'workplace'>({ name: 'workplace' })
  return (
    <Section title="Place and time">
      <div className={classes.pair}>
        <Choice path="employmentType" label="Kind of job" data={choicesOf(employmentTypes, employmentTypeLabels)} />
        <Choice path="workplace" label="Workplace" data={choicesOf(workplaces, workplaceLabels)} />
        <Line path="hours.min" label="Hours a week, from" inputMode="decimal" />
        <Line path="hours.max" label="Hours a week, to" inputMode="decimal" />
      </div>
      <AddressFields />
      <p className={classes.hint}>{placeHint[workplace]}</p>
      <div className={classes.pair} data-three>
        <Line path="startDate" label="Starts" type="date" />
        <Line path="endDate" label="Ends" type="date" />
        <Line path="applyUntil" label="Last day to apply" type="date" />
      </div>
    </Section>
  )
}

const atAPlace = 'An open job needs its city or state, and its country.'
const placeHint: Record<TypedJob['workplace'], string> = {
  onSite: atAPlace,
  hybrid: atAPlace,
  remote: 'An open remote job needs the country that people have to live in.',
}
