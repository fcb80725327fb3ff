import { Text, Title } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { sectionsFor } from '../../profiles/fields/sections.ts'
import { filledFields, SectionReading } from '../../profiles/reading/SectionReading.tsx'
import classes from '../review/Review.module.css'

/** What a candidate tells of themselves, to read. */
export function CandidateProfile({ record }: { readonly record: ProfileRecord }) {
  const { level, name } = record._source.generalInfo
  const filled = sectionsFor(level).filter((section) => filledFields({ record, section: section.name }).length > 0)
  if (filled.length === 0) return <Text c="dimmed">{name} has not told more so far.</Text>
  return filled.map((section) => (
    <section key={section.name} aria-labelledby={`candidate-${section.name}`} className={classes.section}>
      <Title order={2} size="h3" id={`candidate-${section.name}`} mb="sm">
        {section.title}
      </Title>
      <SectionReading record={record} section={section.name} />
    </section>
  ))
}
