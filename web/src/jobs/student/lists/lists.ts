import type { ListTexts } from '../../../postings/lists/listTexts.ts'

/** The lists of jobs at /jobs/{userId}/{bucket}, with what they say. */
export const jobLists = {
  suggested: {
    tab: 'Suggested',
    title: 'Jobs for you',
    subtitle: 'Open jobs that fit your genome, best first',
    emptyTitle: 'No open job fits well enough yet',
    empty:
      'Add more of what you did to your bio, each entry with a skill, and more jobs can fit. Or look at all jobs: search for a title, a skill or your city above.',
  },
  contacted: {
    tab: 'Contacted you',
    title: 'Employers who contacted you',
    subtitle: 'They found you and would like to hear from you',
    emptyTitle: 'No employer has contacted you yet',
    empty: 'Employers find you by what your bio tells. Or go first, and apply.',
  },
  applied: {
    tab: 'Applied',
    title: 'Jobs you applied to',
    subtitle: 'Waiting for the employer’s answer',
    emptyTitle: 'You have not applied yet',
    empty: 'Open a job that you like and send your application from there. You will follow it here.',
  },
  saved: {
    tab: 'Saved',
    title: 'Saved jobs',
    subtitle: 'Only you know of them',
    emptyTitle: 'You have saved no jobs',
    empty: 'Save a job that you may want to come back to, and it will wait for you here.',
  },
  accepted: {
    tab: 'Accepted',
    title: 'Jobs that accepted you',
    subtitle: 'The employer has said yes',
    emptyTitle: 'Nothing here yet',
    empty: 'When an employer accepts you, you find the job here.',
  },
  rejected: {
    tab: 'Turned down',
    title: 'Jobs turned down',
    subtitle: 'You said no to them, or the employer did not choose you',
    emptyTitle: 'Nothing here',
    empty: 'Jobs that are not for you, and those that chose somebody else, are listed here.',
  },
} as const satisfies ListTexts
