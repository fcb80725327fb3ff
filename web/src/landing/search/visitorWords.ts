/** What a keyword would find, as a visitor is told. */
interface Found {
  readonly jobs: number
  /** In tens, rounded down; null where they are few. */
  readonly people: number | null
}

const jobsWords = (jobs: number): string =>
  jobs === 0 ? 'No open job' : jobs === 1 ? 'One open job' : `${jobs.toLocaleString('en')} open jobs`

/** What there is for a keyword, in a sentence. */
export function wordsOfFound(keyword: string, { jobs, people }: Found): string {
  const found = people === null ? jobsWords(jobs) : `${jobsWords(jobs)} and at least ${people.toLocaleString('en')} people`
  return `${found} for “${keyword}”.`
}

/** Said where nothing was counted. */
export const wordsOfNothing = (keyword: string): string => `What there is for “${keyword}” cannot be counted just now.`
