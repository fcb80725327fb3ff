import { Text, Title } from '@mantine/core'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { type Field, isList, type ListField, type TextField, type TypedRow } from '../fields/fields.ts'
import { sections } from '../fields/sections.ts'
import { goalOf } from './goal.ts'
import { RowReading } from './RowReading.tsx'
import classes from './reading.module.css'

interface SectionReadingProps {
  readonly record: ProfileRecord
  readonly section: BioSection
}

type Values = Record<string, unknown>

const facts = new Set(['name', 'level', 'locationCity', 'locationState', 'locationCountry'])

/** Whether a field is shown at the top of a page already. */
function isInHeader({ record, section }: SectionReadingProps, name: string): boolean {
  if (section === 'ikigaiInfo') return name === 'aspireTo' && goalOf(record._source) !== ''
  return section === 'generalInfo' && facts.has(name)
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined && value !== null
}

/** The fields of a section that have something to read. */
export function filledFields(props: SectionReadingProps): readonly Field[] {
  const { record, section } = props
  const values: Values = record._source[section]
  return sections[section].fields.filter(({ name }) => isFilled(values[name]) && !isInHeader(props, name))
}

/** A section to read: what is filled in, as a page and not as a form. */
export function SectionReading(props: SectionReadingProps) {
  const { record, section } = props
  const values: Values = record._source[section]
  const school = section === 'highschoolInfo' || section === 'collegeInfo' || section === 'graduateInfo'
  const shown = filledFields(props).filter(({ name }) => !school || !ofSchool.has(name))
  return (
    <div className={classes.section}>
      {school && <SchoolLine values={values} />}
      {shown.map((field) =>
        isList(field) ? (
          <ListReading key={field.name} list={field} rows={values[field.name] as TypedRow[]} />
        ) : (
          <TextReading key={field.name} field={field} value={String(values[field.name])} />
        ),
      )}
    </div>
  )
}

const ofSchool = new Set(['name', 'degree', 'graduationYear', 'locationCity', 'locationState', 'locationCountry'])

function SchoolLine({ values }: { readonly values: Values }) {
  const joined = (...names: string[]) =>
    names
      .map((name) => values[name])
      .filter(Boolean)
      .join(', ')
  const place = joined('locationCity', 'locationState', 'locationCountry')
  const facts = [joined('degree'), joined('graduationYear'), place].filter(Boolean).join(' · ')
  if (!values['name'] && !facts) return null
  return (
    <div>
      <Text size="lg" fw={600}>
        {joined('name')}
      </Text>
      <Text c="dimmed">{facts}</Text>
    </div>
  )
}

function TextReading({ field, value }: { readonly field: TextField; readonly value: string }) {
  const isLink = value.startsWith('https://')
  const shown = field.kind === 'level' ? levelLabel(value) : value
  return (
    <div>
      <Text component="h3" size="sm" c="dimmed" fw={400}>
        {field.label}
        {field.own && ' (only you see it)'}
      </Text>
      {isLink ? (
        <a className={classes.link} href={value} target="_blank" rel="noopener noreferrer nofollow">
          {value.replace('https://', '')}
        </a>
      ) : (
        <p className={classes.text}>{shown}</p>
      )}
    </div>
  )
}

function ListReading({ list, rows }: { readonly list: ListField; readonly rows: readonly TypedRow[] }) {
  return (
    <div>
      <Title order={3} size="h5" mb={4}>
        {list.label}
      </Title>
      <ul className={classes.rows}>
        {Object.entries(rows).map(([place, row]) => (
          <RowReading key={place} kind={list.row} row={row} />
        ))}
      </ul>
    </div>
  )
}
