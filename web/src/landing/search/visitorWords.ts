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

/** What an account adds to it: where nothing was counted that could be seen with one, that is not promised. */
export const wordsBeyond = (found: Found | undefined): { readonly words: string; readonly toSee: string } =>
  found?.jobs === 0 && found.people === null
    ? { words: 'With an account you search all people whom you may see. Your search waits for you.', toSee: '' }
    : { words: 'With an account you see who and what it is, and how well it fits you. Your search waits for you.', toSee: ' to see them' }

/** Said where nothing was counted. */
export const wordsOfNothing = (keyword: string): string => `What there is for “${keyword}” cannot be counted just now.`
