import { Button, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import classes from './OwnPostings.module.css'

const ROWS_AT_ONCE = 50

interface OwnListProps<P> {
  /** What they are: 'job'. */
  readonly noun: string
  /** Those that the filter lets through. */
  readonly postings: readonly P[]
  /** How many there are on the server, and how many of them are here. */
  readonly total: number
  readonly fetched: number
  readonly row: (posting: P) => ReactNode
  readonly onShowAll: () => void
}

/** One's own postings, some at a time. */
export function OwnList<P extends { readonly _id: string }>({ noun, postings, total, fetched, row, onShowAll }: OwnListProps<P>) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + ROWS_AT_ONCE))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  if (postings.length === 0) {
    return (
      <EmptyState
        title={`No ${noun} is like this`}
        action={
          <Button variant="default" onClick={onShowAll}>
            Show all {noun}s
          </Button>
        }
      >
        None of the {noun}s has this state and these words.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={classes.list} ref={list} aria-label={`${noun[0]!.toUpperCase()}${noun.slice(1)}s`}>
        {postings.slice(0, shown).map((posting) => (
          <li key={posting._id}>{row(posting)}</li>
        ))}
      </ul>
      <LoadMore shown={Math.min(shown, postings.length)} total={postings.length} loading={false} onMore={showMore} />
      {total > fetched && shown >= postings.length && (
        <Text c="dimmed" mt="md">
          These are the newest {fetched.toLocaleString('en')} of {total.toLocaleString('en')} {noun}s.
        </Text>
      )}
    </>
  )
}
