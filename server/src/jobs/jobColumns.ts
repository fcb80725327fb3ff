import { employmentTypeLabels, type JobInfo, payPeriodsInYear, workplaceLabels } from '@trellis/contract/jobs.ts'
import { plainText } from '@trellis/contract/plainText.ts'
import type { Measures } from '../genome/genomeOf.ts'
import { writeVectors } from '../matching/storedVectors.ts'
import { searchTextOf } from '../profiles/searchText.ts'
import { jobVectorsOf, knownSkills } from './jobFacts.ts'
import type { jobs } from './jobs.tables.ts'
import { withoutMarks } from './markdownText.ts'

type JobRow = typeof jobs.$inferInsert

/** Beyond so many characters a job is still shown, but no longer searched. */
const LONGEST_SEARCHED = 20_000

/** What a job is stored as, from what its employer tells: skills bear the vocabulary's names, each once. */
export function jobColumns(told: JobInfo, measures: Pick<Measures, 'population'>): Omit<JobRow, 'postingId'> {
  const info = { ...told, skills: knownSkills(told.skills) }
  const { signature, vectors } = jobVectorsOf(info, measures)
  return {
    info,
    employmentType: info.employmentType,
    level: info.level,
    workplace: info.workplace,
    locationCity: plainText(info.locationCity),
    locationState: plainText(info.locationState),
    locationCountry: plainText(info.locationCountry),
    payOfYear: payOfYear(info.pay),
    searchText: searchTextOf(info.name, searched(info)),
    signature: signature && [...signature],
    ...writeVectors(vectors),
  }
}

/** The highest pay of a year of full time, in the job's own currency. */
function payOfYear({ min, max, per }: JobInfo['pay']): number | null {
  const highest = max ?? min
  return highest && highest * payPeriodsInYear[per]
}

function searched(info: JobInfo): string {
  const { companyInstitution, locationCity, locationState, locationCountry, employmentType, workplace } = info
  const skills = info.skills.map(({ name }) => name)
  const labels = [employmentTypeLabels[employmentType], workplaceLabels[workplace]]
  const short = [companyInstitution, locationCity, locationState, locationCountry, ...labels, ...skills]
  return [...short, withoutMarks(info.description)].join('\n').slice(0, LONGEST_SEARCHED)
}
