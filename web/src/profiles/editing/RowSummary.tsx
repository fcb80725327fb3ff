import { UnstyledButton } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListField, Typed, TypedRow } from '../fields/fields.ts'
import { hasTags } from '../fields/rowFields.ts'
import { rowWords } from '../reading/rowWords.ts'
import { TagPills } from '../tags/TagPills.tsx'
import classes from './editing.module.css'

interface RowSummaryProps {
  readonly list: ListField
  readonly path: string
  /** Whether it cannot be stored as it is. */
  readonly isFaulty: boolean
  readonly onOpen: () => void
}

/** A row in a line, to be opened. */
export function RowSummary({ list, path, isFaulty, onOpen }: RowSummaryProps) {
  const { control } = useFormContext<Typed>()
  const row = useWatch({ control, name: path }) as TypedRow | undefined
  if (row === undefined) return null
  const { name, more } = rowWords(list.row, row)
  return (
    <UnstyledButton className={classes.summary} data-fault={isFaulty || undefined} onClick={onOpen}>
      <span className={classes.words}>
        <span className={classes.name}>{name || 'Nothing typed yet'}</span>
        {more && <span className={classes.more}>{more}</span>}
        {hasTags(list.row) && <TagPills tags={row['tags'] as string[]} />}
        {isFaulty && <span className={classes.atFault}>Not saved yet. Open it to see why.</span>}
      </span>
      <span className={classes.edit}>Edit</span>
    </UnstyledButton>
  )
}
