import type { Candidate, CandidateSort } from '@trellis/contract/candidates/candidates.ts'
import type { ComponentType } from 'react'
import { Score } from '../../people/matches/Score.tsx'
import { dayInShort } from '../../ui/dates.ts'
import { AskedSkills } from '../person/AskedSkills.tsx'
import { LinkChips } from '../person/LinkChips.tsx'
import { usePipeline } from '../pipeline/pipeline.ts'
import { StrongestNodes } from '../person/StrongestNodes.tsx'
import classes from './CandidateRow.module.css'

interface CellProps {
  readonly postingId: string
  readonly candidate: Candidate
  /** Whether it also says in which list somebody is. */
  readonly withState: boolean
}

/** What a row says of somebody beside who they are. */
export interface CandidateColumn {
  readonly title: string
  /** A track of the grid. */
  readonly width: string
  readonly Cell: ComponentType<CellProps>
  /** The order of the list that stands by this column, where there is one. */
  readonly sort?: CandidateSort
}

function Skills({ candidate: { asked, signature } }: CellProps) {
  return (
    <div className={classes.skills}>
      <AskedSkills asked={asked} inRow />
      <StrongestNodes signature={signature} />
    </div>
  )
}

function Match({ candidate: { score, parts } }: CellProps) {
  return (
    <div className={classes.match}>
      <span className={classes.points} aria-hidden>
        {Math.round(score)}
      </span>
      <Score score={score} parts={parts} />
    </div>
  )
}

function Marks({ candidate, withState }: CellProps) {
  const { rowMarksOf } = usePipeline()
  return (
    <div className={classes.marks}>
      <LinkChips link={candidate.link} more={rowMarksOf?.(candidate) ?? []} withState={withState} withNew />
    </div>
  )
}

function Since({ candidate }: CellProps) {
  return <p className={classes.when}>{since(candidate)}</p>
}

/** Since when somebody stands where they are; of whoever waits for an answer, since when they do. */
function since({ link: { state, appliedAt, changedAt } }: Candidate): string {
  const at = state === 'applied' ? (appliedAt ?? changedAt) : changedAt
  return at === null ? '' : dayInShort(at, Date.now())
}

export const skillsColumn = (title: string, width: string): CandidateColumn => ({ title, width, Cell: Skills })
export const matchColumn: CandidateColumn = { title: 'Match', width: '6.5rem', Cell: Match, sort: 'match' }
export const marksColumn: CandidateColumn = { title: 'Marks', width: 'minmax(11rem, 2.5fr)', Cell: Marks }
export const sinceColumn: CandidateColumn = { title: 'Since', width: '5.5rem', Cell: Since, sort: 'changed' }
/** The same of those who wait for an answer: since they asked. */
export const askedColumn: CandidateColumn = { ...sinceColumn, sort: 'newest' }
