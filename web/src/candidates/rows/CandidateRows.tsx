import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties, RefObject } from 'react'
import type { Deciding } from '../deciding/deciding.ts'
import { useLastMoves } from '../deciding/moves.ts'
import { BulkBar } from '../selecting/BulkBar.tsx'
import type { BulkChoice } from '../selecting/bulk.ts'
import type { Selecting } from '../selecting/useSelection.ts'
import { CandidateRow } from './CandidateRow.tsx'
import type { CandidateColumn } from './columns.tsx'
import classes from './CandidateRows.module.css'
import type { Candidate, CandidateSort } from '@trellis/contract/candidates/candidates.ts'

interface Order {
  readonly sort: CandidateSort
  readonly onSort: (sort: CandidateSort) => void
}

interface TitleProps {
  readonly title: string
  readonly sort?: CandidateSort | undefined
  readonly order: Order | undefined
}

/** The name of a column, which puts the list in its order. */
function Title({ title, sort, order }: TitleProps) {
  if (sort === undefined || order === undefined) return title
  return (
    <button type="button" className={classes.title} aria-pressed={order.sort === sort} onClick={() => order.onSort(sort)}>
      <VisuallyHidden>{`Order by: `}</VisuallyHidden>
      {title}
    </button>
  )
}

interface Props {
  readonly postingId: string
  readonly columns: readonly CandidateColumn[]
  readonly items: readonly Candidate[]
  readonly listAddress: string
  readonly deciding: Deciding
  readonly list: RefObject<HTMLUListElement | null>
  readonly withState?: boolean
  readonly selecting: Selecting
  readonly onMany: (choice: BulkChoice) => void
  /** In which order they stand, and another one; undefined where one cannot choose. */
  readonly order?: Order | undefined
}

/** The box to select, the photo, who it is, what the columns say, and what can be decided. */
const tracksOf = (columns: readonly CandidateColumn[]): string =>
  ['32px 36px minmax(11rem, 3fr)', ...columns.map(({ width }) => width), '44px'].join(' ')

/** A list as dense rows below the names of their columns, which give way to what can be done with those selected. */
export function CandidateRows({ items, list, columns, selecting, onMany, order, ...row }: Props) {
  const { selected, isSelected, select } = selecting
  const moves = useLastMoves(row.postingId)
  return (
    <div style={{ '--candidate-columns': tracksOf(columns) } as CSSProperties}>
      <div className={classes.head}>
        {selected.length > 0 ? (
          <BulkBar postingId={row.postingId} selecting={selecting} count={items.length} onMany={onMany} />
        ) : (
          <div className={classes.columns} inert={items.length === 0}>
            <input
              type="checkbox"
              className={classes.all}
              aria-label="Select all who are shown"
              checked={false}
              onChange={selecting.selectAll}
            />
            <span className={classes.wide}>
              <Title title="Name" sort="name" order={order} />
            </span>
            {columns.map(({ title, sort }) => (
              <span key={title}>
                <Title {...{ title, sort, order }} />
              </span>
            ))}
          </div>
        )}
      </div>
      <ul ref={list} className={classes.list}>
        {items.map((candidate) => (
          <CandidateRow
            key={candidate._id}
            candidate={candidate}
            lastMove={moves.get(candidate._id)}
            columns={columns}
            {...row}
            isSelected={isSelected(candidate._id)}
            onSelect={select}
          />
        ))}
      </ul>
    </div>
  )
}
