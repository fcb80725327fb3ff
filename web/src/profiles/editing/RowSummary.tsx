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
  readonly onOpen: () => void
}

/** A row in a line, to be opened. */
export function RowSummary({ list, path, onOpen }: RowSummaryProps) {
  const { control } = useFormContext<Typed>()
  const row = useWatch({ control, name: path }) as TypedRow | undefined
  if (row === undefined) return null
  const { name, more } = rowWords(list.row, row)
  return (
    <UnstyledButton className={classes.summary} onClick={onOpen}>
      <span className={classes.words}>
        <span className={classes.name}>{name || 'Nothing typed yet'}</span>
        {more && <span className={classes.more}>{more}</span>}
        {hasTags(list.row) && <TagPills tags={row['tags'] as string[]} />}
      </span>
      <span className={classes.edit}>Edit</span>
    </UnstyledButton>
  )
}
