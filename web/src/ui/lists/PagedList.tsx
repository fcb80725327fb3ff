import { Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { ErrorState } from '../states/ErrorState.tsx'
import { useListWalk } from '../keys/useListWalk.ts'
import { howMany } from './howMany.ts'
import { LoadMore } from './LoadMore.tsx'
import classes from './PagedList.module.css'
import { PullToRefresh } from './PullToRefresh.tsx'
import { SkeletonCards, Waiting } from '../states/Waiting.tsx'

interface Props<Item> {
  /** What a page query answered. */
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
    readonly refetch: () => Promise<{ readonly error: unknown }>
  }
  readonly items: readonly Item[]
  readonly total: number
  readonly row: (item: Item) => ReactNode
  /** In columns, where there is room for them. */
  readonly isGrid?: boolean
  /** What stands above the first item. */
  readonly above?: ReactNode
  readonly empty: ReactNode
  /** What the items are, to say how many there are: one, several. Left out where that stands above already. */
  readonly nouns?: readonly [one: string, several: string]
  /** Where the list ends although more were found: it has the closest. */
  readonly most?: number
  /** What stands under a list that has been read to its end. */
  readonly end?: string
}

/** A list that is read a page at a time in all its states: waiting, failed, empty, with more, at its end. */
export function PagedList<Item>(props: Props<Item>) {
  return (
    <div className={classes.paged}>
      <PullToRefresh onRefresh={props.query.refetch} />
      <State {...props} />
    </div>
  )
}

function State<Item>({ query, items, total, row, isGrid = false, above, empty, nouns, most, end }: Props<Item>) {
  if (query.error && query.data === undefined) {
    return <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={3} />
      </Waiting>
    )
  }
  if (items.length === 0) return empty
  return (
    <>
      {nouns !== undefined && (
        <Text c="dimmed" size="sm" mb={6}>
          {howMany(total, nouns, most)}
        </Text>
      )}
      <div className={classes.above}>{above}</div>
      <Walked isGrid={isGrid}>{items.map(row)}</Walked>
      <LoadMore shown={items.length} total={total} loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      {items.length >= total && end !== undefined && (
        <Text c="dimmed" ta="center" mt="lg">
          {end}
        </Text>
      )}
    </>
  )
}

/** The items, which J and K go through. */
function Walked({ isGrid, children }: { readonly isGrid: boolean; readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useListWalk(list)
  return (
    <div ref={list} className={classes.list} data-grid={isGrid || undefined}>
      {children}
    </div>
  )
}
