import { sentenceOf } from '../api/failure.ts'
import { unknownTo, useWrites, type Written } from '../api/writes.ts'

/** What the viewer did to a person. */
export interface RowChange {
  readonly followed?: boolean
  /** The row is out of the list; it says why and offers to take it back. */
  readonly gone?: 'blocked' | 'removed' | undefined
  /** Whether the viewer followed the person whom they blocked: taking it back at once brings that back. */
  readonly wasFollowed?: boolean
}

/** What of it a list may not know of, and how the last of it is going. */
export interface Row extends RowChange {
  readonly inProcess: boolean
  readonly error?: string
}

export interface Listed {
  readonly _id: string
  /** When the list was asked for in which they stand; 0 where they stand in none. */
  readonly requestedAt: number
}

export const aboutPerson = (personId: string): readonly string[] => ['person', personId]

/** How somebody stands to the viewer after what was done since a list was asked for, and why the last of it did not come about. */
export function rowAfter(writes: readonly Written<RowChange>[], requestedAt: number): Row {
  const last = writes.at(-1)
  return {
    ...Object.assign({}, ...unknownTo(writes, requestedAt)),
    inProcess: last?.isPending === true,
    ...(last?.failure !== undefined && { error: sentenceOf(last.failure) }),
  }
}

/** What the viewer did to a person since the list was asked for in which they stand. */
export const useRow = ({ _id, requestedAt }: Listed): Row => rowAfter(useWrites<RowChange>(aboutPerson(_id)), requestedAt)
