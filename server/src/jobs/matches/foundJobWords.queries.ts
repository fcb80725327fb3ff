import type { FoundText } from '@trellis/contract/people/found.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { employmentTypeLabels, type JobInfo, workplaceLabels } from '@trellis/contract/jobs/jobs.ts'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { queryWords } from '../../matching/search/foundWords.ts'
import type { QueryWord } from '../../profiles/words/queryWords.ts'
import { foundIn } from '../../profiles/words/foundIn.ts'
import { jobs } from '../jobs.tables.ts'
import { withoutMarks } from '../../postings/texts/markdownText.ts'

/** Where the words of a search stand in jobs that the viewer was found to see; nothing without words. */
export async function foundAmongJobs(
  db: Queries,
  ids: readonly Id[],
  keyword: string,
  meant: readonly QueryWord[] | undefined,
): Promise<Map<Id, { found: FoundText[] }>> {
  const query = queryWords(keyword, meant)
  if (query.length === 0 || ids.length === 0) return new Map()
  const rows = await db
    .select({ id: jobs.postingId, info: jobs.info })
    .from(jobs)
    .where(inArray(jobs.postingId, [...ids]))
  return new Map(rows.map(({ id, info }) => [id, { found: foundIn(textsOf(info), query) }]))
}

function textsOf(info: JobInfo): string[] {
  const { name, companyInstitution, skills, locationCity, locationState, locationCountry, employmentType, workplace } = info
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  const asksFor = skills.length > 0 ? [`Asks for ${skills.map((skill) => skill.name).join(', ')}`] : []
  const labels = [employmentTypeLabels[employmentType], workplaceLabels[workplace]]
  const description = withoutMarks(info.description).split(/\n+|(?<=[.!?])\s+/)
  return [name, companyInstitution, ...asksFor, place, ...labels, ...description.map((line) => line.trim())].filter(Boolean)
}
