import { getPublicJob, getRecruiterPhoto } from '@trellis/contract/jobs/jobs.calls.ts'
import { getPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { paths, publicJobPattern } from '@trellis/contract/screens.ts'
import { shorten } from '@trellis/contract/texts/text.ts'
import type { Context } from '../context.ts'
import type { Page, PageHead } from '../platform/http/pages/pages.ts'
import { jobPosting } from './records/jobPosting.ts'
import { pictureAddress } from '../postings/pictures/pictures.queries.ts'
import type { JobRow } from './jobs.present.ts'
import { countPublicJobs, listPublicJobs, publicJob } from './jobs.queries.ts'
import { withoutMarks } from './markdownText.ts'

/** Search engines show about so many characters. */
const LONGEST_DESCRIPTION = 160

/** The web app's page of a job tells search engines what it is about, where everybody may see the job. */
export const jobPages = (context: Context): Page[] => [
  {
    path: publicJobPattern,
    calls: [getPublicJob, getPostingPicture, getRecruiterPhoto],
    listed: {
      count: () => countPublicJobs(context.db),
      async read(part) {
        const jobs = await listPublicJobs(context.db, part)
        return jobs.map(({ id, updatedAt }) => ({ path: paths.publicJob(id), changedAt: updatedAt }))
      },
    },
    async head({ jobId }) {
      const id = Id.safeParse(jobId)
      const job = id.success ? await publicJob(context.db, id.data) : undefined
      return job && headOf(job, context)
    },
  },
]

function headOf(job: JobRow, { config, origin }: Context): PageHead {
  const { name, companyInstitution, description } = job.info
  const address = `${origin()}${paths.publicJob(job.posting.id)}`
  const picture = pictureAddress(job.posting.id, job.posting.pictureId)
  return {
    title: `${name} at ${companyInstitution} · ${config.productName}`,
    description: shorten(withoutMarks(description).replace(/\s+/g, ' '), LONGEST_DESCRIPTION),
    address,
    image: picture && `${origin()}/api${picture}`,
    data: jobPosting(job, address),
  }
}
