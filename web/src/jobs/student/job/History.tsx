import { Title } from '@mantine/core'
import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { moment } from '../../../ui/dates.ts'
import classes from '../../JobPage.module.css'
import { EmployersWords } from './EmployersWords.tsx'
import { changeWords } from './linkWords.ts'

/** What has happened between the student and the job, newest first. */
export function History({ changes }: { readonly changes: readonly LinkChange[] }) {
  if (changes.length === 0) return null
  const newestFirst = changes.toSorted((one, other) => other.at - one.at)
  return (
    <section aria-labelledby="job-history">
      <Title order={2} size="h4" id="job-history">
        What has happened
      </Title>
      <ol className={classes.history}>
        {newestFirst.map((change) => (
          <li key={`${change.at} ${change.event}`}>
            {changeWords(change)}
            {change.words !== '' && <EmployersWords words={change.words} />}
            <time dateTime={new Date(change.at).toISOString()}>{moment(change.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
