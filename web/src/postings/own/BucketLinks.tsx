import { Link } from '@tanstack/react-router'
import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import classes from './OwnPostings.module.css'

interface BucketLinksProps {
  /** Whose lists they are. */
  readonly label: string
  readonly counts: BucketCounts
  /** What each list is called, in the order in which an owner works through them. */
  readonly words: Readonly<Partial<Record<ListedState, string>>>
  /** Whether lists beyond the first two are named on a phone only where somebody is in them. */
  readonly isBrief?: boolean
  readonly addressOf: (bucket: ListedState) => string
}

/** How many people are in each list of a posting, leading there. */
export function BucketLinks({ label, counts, words, isBrief, addressOf }: BucketLinksProps) {
  return (
    <ul className={classes.counts} data-brief={isBrief} aria-label={label}>
      {(Object.keys(words) as ListedState[]).map((bucket) => (
        <li key={bucket}>
          <Link to={addressOf(bucket)} className={classes.count} data-none={counts[bucket] === 0 || undefined}>
            <b>{counts[bucket].toLocaleString('en')}</b> {words[bucket]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
