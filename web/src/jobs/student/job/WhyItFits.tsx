import { Title } from '@mantine/core'
import type { JobFitWithMissing, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { CompareGenomes } from '../../../people/matches/CompareGenomes.tsx'
import { MatchReasons } from '../../../people/matches/MatchReasons.tsx'
import { WhatIsMissing } from '../../../people/matches/WhatIsMissing.tsx'
import classes from '../../JobPage.module.css'

interface WhyItFitsProps {
  readonly job: JobRecord
  readonly fit: JobFitWithMissing | null
}

/** Why the job fits the student: the reasons, what is missing, and both genomes one over the other. */
export function WhyItFits({ job: { signature }, fit }: WhyItFitsProps) {
  if (fit === null && signature === null) return null
  return (
    <section aria-labelledby="job-why">
      <Title order={2} size="h4" mb="sm" id="job-why">
        How you fit
      </Title>
      {fit !== null && (
        <div className={classes.reasons}>
          <MatchReasons title="Why it fits" {...fit} />
          <WhatIsMissing {...fit} />
        </div>
      )}
      {signature !== null && (
        <CompareGenomes name="this job" signature={signature} headingOrder={3} {...(fit && { reasons: fit.reasons })} />
      )}
    </section>
  )
}
