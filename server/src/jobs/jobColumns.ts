import { educations, employmentTypeLabels, type JobInfo, payPeriodsInYear, workplaceLabels } from '@trellis/contract/jobs/jobs.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { Measures } from '../genome/genomeOf.ts'
import type { IndexedPosting } from '../postings/index/postingIndex.actions.ts'
import { postingVectorsOf, vocabularySkills } from '../postings/texts/postingVectors.ts'
import type { PostingReading, PostingTexts } from '../postings/texts/postings.reading.ts'
import type { jobs } from './jobs.tables.ts'

type JobRow = typeof jobs.$inferInsert

/** The texts of a job that are read: skills bear the vocabulary's names, each once. */
export function textsOf(input: JobInfo): PostingTexts {
  const { name, description, companyInstitution, locationCity, locationState, locationCountry } = input
  const skills = vocabularySkills(input.skills)
  const labels = [employmentTypeLabels[input.employmentType], workplaceLabels[input.workplace]]
  const place = [locationCity, locationState, locationCountry]
  const alsoSearched = [companyInstitution, ...place, ...labels, ...skills.map((skill) => skill.name)]
  return { name, companyInstitution, description, skills, alsoSearched }
}

/** The present way in which jobs are read. Raise it with a change that shows: rows of an earlier one are read again. */
export const READING = 12

/**
 * What a job is stored as, from what its employer tells: skills bear the vocabulary's names, each once. `columns` are those
 * of jobs alone, `index` is what every posting is found and compared by.
 * @param words what was read of its texts
 * @param shown the skills in its text that its author was shown: those not taken count for nothing
 */
export function jobColumns(
  input: JobInfo,
  words: PostingReading,
  measures: Pick<Measures, 'population'>,
  shown: readonly string[] = [],
): { columns: Omit<JobRow, 'postingId'>; index: Omit<IndexedPosting, 'postingId'> } {
  const info = { ...input, skills: vocabularySkills(input.skills) }
  const passedSkills = words.skillsInText.filter((label) => shown.includes(label))
  const { signature, vectors } = postingVectorsOf(info.skills, words, measures, passedSkills)
  const columns = {
    info,
    employmentType: info.employmentType,
    level: info.level,
    workplace: info.workplace,
    locationCity: plainText(info.locationCity),
    locationState: plainText(info.locationState),
    locationCountry: plainText(info.locationCountry),
    payOfYear: payOfYear(info),
    passedSkills,
    education: educations.indexOf(info.education),
    leastAge: words.leastAge,
    readAs: READING,
  }
  return { columns, index: { searchText: words.searchText, skills: info.skills.map(({ name }) => name), signature, vectors } }
}

const WEEKS_IN_YEAR = 52

/** The highest pay of a year of the hours that it tells, or of full time, in the job's own currency. */
function payOfYear({ pay: { min, max, per }, hours }: JobInfo): number | null {
  const highest = max ?? min
  const hoursAWeek = hours?.max ?? hours?.min
  return highest && highest * (per === 'hour' && hoursAWeek ? hoursAWeek * WEEKS_IN_YEAR : payPeriodsInYear[per])
}
