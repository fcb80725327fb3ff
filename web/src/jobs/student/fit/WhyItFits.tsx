import { Title } from '@mantine/core'
import type { JobFitWithMissing, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { CompareGenomes } from '../../../people/matches/CompareGenomes.tsx'
import { MatchReasons } from '../../../people/matches/MatchReasons.tsx'
import { WhatIsMissing } from '../../../people/matches/WhatIsMissing.tsx'
import classes from '../../../postings/PostingPage.module.css'
import { JobAsks } from './JobAsks.tsx'

interface WhyItFitsProps {
  readonly job: JobRecord
  readonly fit: JobFitWithMissing | null
}

/** Why the job fits the student, and what of that which it asks for they have: above all that it tells at length. */
export function HowYouFit({ job, fit }: WhyItFitsProps) {
  if (fit === null) return null
  return (
    <section className={classes.fitting} aria-labelledby="job-why">
      <Title order={2} size="h4" mb="sm" id="job-why">
        How you fit
      </Title>
      <div className={classes.fit}>
        <div>
          <MatchReasons title="Why it fits" other="The job" {...fit} />
        </div>
        <JobAsks asks={fit.asks} skills={job._source.generalInfo.skills} />
      </div>
    </section>
  )
}

/** What is missing, and both genomes one over the other. */
export function WhatIsBetween({ job: { signature }, fit }: WhyItFitsProps) {
  if (fit === null && signature === null) return null
  return (
    <section aria-labelledby="job-compared">
      <Title order={2} size="h4" mb="sm" id="job-compared">
        How you compare
      </Title>
      {fit !== null && (
        <div className={classes.reasons}>
          <WhatIsMissing {...fit} />
        </div>
      )}
      {signature !== null && (
        <CompareGenomes name="this job" signature={signature} headingOrder={3} {...(fit && { reasons: fit.reasons })} />
      )}
    </section>
  )
}
