import { Title } from '@mantine/core'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { JobSkills } from './JobFacts.tsx'
import { JobRecruiter } from './JobRecruiter.tsx'
import { Markdown } from './Markdown.tsx'

interface AboutJobProps {
  readonly job: JobRecord
  /** Whether the page says elsewhere which skills it asks for. */
  readonly hasAsks?: boolean
}

/** What a job's page says at length: its text, the skills it asks for, and who hires. */
export function AboutJob({ job, hasAsks = false }: AboutJobProps) {
  const info = job._source.generalInfo
  return (
    <>
      <section aria-labelledby="job-text">
        <Title order={2} size="h4" mb="sm" id="job-text">
          About this job
        </Title>
        <Markdown text={info.description} />
      </section>
      {!hasAsks && <JobSkills info={info} />}
      <JobRecruiter job={job} />
    </>
  )
}
