import { currencies, educations, payPeriods, yearsOfExperience } from '@trellis/contract/jobs/jobs.ts'
import { levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import { useFormContext } from 'react-hook-form'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import { payPeriodLabels } from '../../words.ts'
import { choicesOf, Section } from '../../../postings/form/fields.tsx'
import classes from '../../../postings/form/PostingForm.module.css'
import { Choice, Line } from './jobLines.ts'
import type { TypedJob } from './typedJob.ts'

const levelChoices = levels.map((level) => ({ value: level, label: levelLabel(level) }))

/** Whom the job is for. */
export function PersonFields() {
  return (
    <Section title="Who you look for">
      <div className={classes.pair}>
        <Choice path="level" label="Level" data={levelChoices} />
        <Choice path="yearsOfExperience" label="Years of experience" data={yearsOfExperience} />
      </div>
      <Choice path="education" label="Education" data={educations} />
    </Section>
  )
}

/** What the work pays. */
export function PayFields() {
  return (
    <Section title="Pay">
      <div className={classes.pair}>
        <Line path="pay.min" label="From" inputMode="decimal" />
        <Line path="pay.max" label="To" inputMode="decimal" />
        <Choice path="pay.currency" label="Currency" data={currencies} />
        <Choice path="pay.per" label="For" data={choicesOf(payPeriods, payPeriodLabels)} />
      </div>
    </Section>
  )
}

/** What an applicant has to bring, and whether they read how many others have applied. */
export function ApplicationFields() {
  const { register } = useFormContext<TypedJob>()
  return (
    <Section title="Applications">
      <CheckField
        label="Ask for a resume"
        description="Applicants choose one of theirs, and you read it beside their profile."
        {...register('resumeWanted')}
      />
      <CheckField
        label="Show how many applied"
        description="Students read it in lists and on the job’s page."
        {...register('showsApplied')}
      />
    </Section>
  )
}
