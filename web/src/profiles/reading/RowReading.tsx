import { Text } from '@mantine/core'
import type { RowKind, TypedRow } from '../fields/fields.ts'
import { hasTags, rowFields } from '../fields/rowFields.ts'
import { TagPills } from '../tags/TagPills.tsx'
import classes from './reading.module.css'
import { rowWords } from './rowWords.ts'

/** An entry to read: a line, its skills, and what is told about it. */
export function RowReading({ kind, row }: { readonly kind: RowKind; readonly row: TypedRow }) {
  const { name, more } = rowWords(kind, row)
  const paragraphs = rowFields[kind].filter((field) => field.kind === 'paragraph' && row[field.name])
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        {more && <span className={classes.more}>{more}</span>}
        {hasTags(kind) && <TagPills tags={row['tags'] as string[]} />}
      </div>
      {paragraphs.map(({ name: field, label }) => (
        <div key={field}>
          {field !== 'workDescription' && (
            <Text size="sm" c="dimmed">
              {label}
            </Text>
          )}
          <p className={classes.text}>{String(row[field])}</p>
        </div>
      ))}
    </li>
  )
}
