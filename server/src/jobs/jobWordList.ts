import { wordList } from '../profiles/wordList.ts'
import { jobs, jobWords } from './jobs.tables.ts'

/** The words of all jobs' search texts. */
export const jobWordList = wordList(jobWords, jobs, 'jobs')
