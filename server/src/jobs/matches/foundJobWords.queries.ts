import { employmentTypeLabels, type JobInfo, workplaceLabels } from '@trellis/contract/jobs/jobs.ts'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { type FoundByWords, foundInPostings, sentencesOf } from '../../postings/texts/foundInPostings.ts'
import { jobs } from '../jobs.tables.ts'

/** Where the words of a search stand in the jobs that it found; nothing without words. */
export const foundAmongJobs = (db: Queries, found: FoundByWords) =>
  foundInPostings(
    found,
    (ids) => db.select({ id: jobs.postingId, info: jobs.info }).from(jobs).where(inArray(jobs.postingId, ids)),
    textsOf,
  )

function textsOf(info: JobInfo): string[] {
  const { name, companyInstitution, skills, locationCity, locationState, locationCountry, employmentType, workplace } = info
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  const asksFor = skills.length > 0 ? [`Asks for ${skills.map((skill) => skill.name).join(', ')}`] : []
  const labels = [employmentTypeLabels[employmentType], workplaceLabels[workplace]]
  return [name, companyInstitution, ...asksFor, place, ...labels, ...sentencesOf(info.description)]
}
