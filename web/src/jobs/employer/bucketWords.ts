import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import type { CandidateBucket } from './buckets.ts'

interface BucketWords {
  readonly title: string
  /** What stands where nobody is in it. */
  readonly empty: string
}

export const bucketWords: Record<CandidateBucket, BucketWords> = {
  suggested: {
    title: 'Suggested',
    empty:
      'Nobody fits yet. People about at the level of the job who have the skills that it lists appear here, also those who sign up later. ' +
      `Those who are ${MINORS_AGE} have to apply first, and for part-time or unpaid work that is not remote people have to live in its country. ` +
      'A search finds people of every level and country.',
  },
  saved: { title: 'Saved', empty: 'Save people whom you want to come back to. Only you see it.' },
  applied: { title: 'Applied', empty: 'Nobody is waiting for your answer.' },
  contacted: { title: 'Contacted', empty: 'People whom you contact wait here for what comes of it.' },
  accepted: { title: 'Accepted', empty: 'Nobody is accepted yet.' },
  rejected: { title: 'Rejected', empty: 'Nobody is rejected.' },
}

/** Where somebody stands, in a word. */
export const stateWord = (state: LinkState): string => (state === 'none' ? 'Not in a list' : bucketWords[state].title)
