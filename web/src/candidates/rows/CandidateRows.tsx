import type { CSSProperties, RefObject } from 'react'
import type { Deciding } from '../deciding/deciding.ts'
import { BulkBar } from '../selecting/BulkBar.tsx'
import type { BulkChoice } from '../selecting/bulk.ts'
import type { Selecting } from '../selecting/useSelection.ts'
import { CandidateRow } from './CandidateRow.tsx'
import type { CandidateColumn } from './columns.tsx'
import classes from './CandidateRows.module.css'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'

interface Props {
  readonly jobId: string
  readonly columns: readonly CandidateColumn[]
  readonly items: readonly Candidate[]
  readonly listAddress: string
  readonly deciding: Deciding
  readonly list: RefObject<HTMLUListElement | null>
  readonly withState?: boolean
  readonly selecting: Selecting
  readonly onMany: (choice: BulkChoice) => void
}

/** The box to select, the photo, who it is, what the columns say, and what can be decided. */
const tracksOf = (columns: readonly CandidateColumn[]): string =>
  ['32px 36px minmax(11rem, 3fr)', ...columns.map(({ width }) => width), '44px'].join(' ')

/** A list as dense rows below the names of their columns, which give way to what can be done with those selected. */
export function CandidateRows({ items, list, columns, selecting, onMany, ...row }: Props) {
  const { selected, isSelected, select } = selecting
  return (
    <div style={{ '--candidate-columns': tracksOf(columns) } as CSSProperties}>
      <div className={classes.head}>
        {selected.length > 0 ? (
          <BulkBar selecting={selecting} count={items.length} onMany={onMany} />
        ) : (
          <div className={classes.columns} inert={items.length === 0}>
            <input
              type="checkbox"
              className={classes.all}
              aria-label="Select all who are shown"
              checked={false}
              onChange={selecting.selectAll}
            />
            <span className={classes.wide}>Name</span>
            {columns.map(({ title }) => (
              <span key={title}>{title}</span>
            ))}
          </div>
        )}
      </div>
      <ul ref={list} className={classes.list}>
        {items.map((candidate) => (
          <CandidateRow
            key={candidate._id}
            candidate={candidate}
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
