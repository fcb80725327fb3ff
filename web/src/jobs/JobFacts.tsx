import { Title } from '@mantine/core'
import { employmentTypeLabels, type JobRecord, proficiencyLabels } from '@trellis/contract/jobs/jobs.ts'
import { hoursWords } from '@trellis/contract/jobs/workingHours.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { calendarDay } from '../ui/dates.ts'
import classes from '../postings/PostingPage.module.css'
import { appliedWords, payWords } from './words.ts'

type Info = JobRecord['_source']['generalInfo']

const ongoing = (start: number | null, end: number | null): string => {
  if (start === null) return end === null ? '' : `Until ${calendarDay(end)}`
  return end === null ? `From ${calendarDay(start)}` : `${calendarDay(start)} to ${calendarDay(end)}`
}

/** A job's facts with their labels, without those that are not given. */
function factsOf(info: Info, applied: number | null): (readonly [label: string, words: string])[] {
  const facts = [
    ['Pay', payWords(info.pay)],
    ['Type', employmentTypeLabels[info.employmentType]],
    ['Working time', hoursWords(info.hours)],
    ['Level', levelLabel(info.level)],
    ['Experience', info.yearsOfExperience === 'None' ? '' : info.yearsOfExperience],
    ['Education', info.education === 'None' ? '' : info.education],
    ['Dates', ongoing(info.startDate, info.endDate)],
    ['Apply until', info.applyUntil === null ? '' : calendarDay(info.applyUntil)],
    ['Applications', applied === null ? '' : appliedWords(applied)],
    ['Resume', info.resumeWanted ? 'Wanted with the application' : ''],
  ] as const
  return facts.filter(([, words]) => words !== '')
}

/** What a job offers and asks for, at a glance. */
export function JobFacts({ info, applied = null }: { readonly info: Info; readonly applied?: number | null }) {
  return (
    <section className={classes.facts} aria-labelledby="job-facts">
      <Title order={2} size="h4" id="job-facts">
        Facts
      </Title>
      <dl>
        {factsOf(info, applied).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The skills that a job asks for, and how well. */
export function JobSkills({ info }: { readonly info: Info }) {
  if (info.skills.length === 0) return null
  return (
    <section aria-labelledby="job-skills">
      <Title order={2} size="h4" id="job-skills">
        Skills
      </Title>
      <ul className={classes.skills}>
        {info.skills.map(({ name, proficiency }) => (
          <li key={name}>
            {name} <span className={classes.proficiency}>{proficiencyLabels[proficiency]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
