import { getPublicJob, getPublicJobPicture, getRecruiterPhoto } from '@trellis/contract/jobs/jobs.calls.ts'
import type { JobInfo, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { getPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { paths, publicJobPattern } from '@trellis/contract/screens.ts'
import { shorten } from '@trellis/contract/texts/text.ts'
import type { Context } from '../context.ts'
import type { Page, PageHead } from '../platform/http/pages/pages.ts'
import { jobPosting } from './records/jobPosting.ts'
import { seenByEverybody } from './records/jobRecords.queries.ts'
import { JOB_PICTURE } from './picture/jobPicture.ts'
import type { JobRow } from './jobs.present.ts'
import { countPublicJobs, listPublicJobs, publicJob } from './jobs.queries.ts'
import { withoutMarks } from '../postings/texts/markdownText.ts'

/** Search engines show about so many characters. */
const LONGEST_DESCRIPTION = 160

/** The web app's page of a job tells search engines what it is about, where everybody may see the job. */
export const jobPages = (context: Context): Page[] => [
  {
    path: publicJobPattern,
    calls: [getPublicJob, getPublicJobPicture, getPostingPicture, getRecruiterPhoto],
    listed: {
      count: () => countPublicJobs(context),
      async read(part) {
        const jobs = await listPublicJobs(context, part)
        return jobs.map(({ id, updatedAt }) => ({ path: paths.publicJob(id), changedAt: updatedAt }))
      },
    },
    async head({ jobId }) {
      const id = Id.safeParse(jobId)
      const job = id.success ? await publicJob(context.db, id.data) : undefined
      return job && headOf(job, await seenByEverybody(context, job), context)
    },
  },
]

const placeOf = ({ locationCity, locationState, locationCountry }: Pick<JobInfo, 'locationCity' | 'locationState' | 'locationCountry'>) =>
  [locationCity, locationState, locationCountry].filter(Boolean).join(', ')

function headOf(job: JobRow, record: JobRecord, { config, origin }: Context): PageHead {
  const { name, companyInstitution, description, ...place } = job.info
  const text = withoutMarks(description)
  const address = `${origin()}${paths.publicJob(job.posting.id)}`
  const picture = addressOf(getPublicJobPicture.description.path, { id: job.posting.id })
  const words = `${name} at ${companyInstitution}`
  return {
    title: `${words} · ${config.productName}`,
    description: shorten(text.replace(/\s+/g, ' '), LONGEST_DESCRIPTION),
    address,
    image: { address: `${origin()}/api${picture}`, type: 'image/png', ...JOB_PICTURE, words },
    site: config.productName,
    data: jobPosting(job, address),
    first: { heading: name, facts: [companyInstitution, placeOf(place)], text, record },
  }
}
