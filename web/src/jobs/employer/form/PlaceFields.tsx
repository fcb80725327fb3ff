import { countries } from '@trellis/contract/profiles/countries.ts'
import { employmentTypeLabels, employmentTypes, workplaceLabels, workplaces } from '@trellis/contract/jobs/jobs.ts'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Choice, choicesOf, Line, Section } from './fields.tsx'
import classes from './JobForm.module.css'
import type { TypedJob } from './typedJob.ts'

/** Where and when the work is done. */
export function PlaceFields() {
  const listId = useId()
  const workplace = useWatch<TypedJob, 'workplace'>({ name: 'workplace' })
  return (
    <Section title="Place and time">
      <div className={classes.pair}>
        <Choice path="employmentType" label="Kind of job" data={choicesOf(employmentTypes, employmentTypeLabels)} />
        <Choice path="workplace" label="Workplace" data={choicesOf(workplaces, workplaceLabels)} />
      </div>
      <div className={classes.pair} data-three>
        <Line path="locationCity" label="City" />
        <Line path="locationState" label="State" />
        <Line path="locationCountry" label="Country" list={listId} />
      </div>
      <datalist id={listId}>
        {countries().map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
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
