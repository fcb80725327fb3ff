import { Stack, Text } from '@mantine/core'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { ReactNode } from 'react'
import { isList, type ListField } from '../fields/fields.ts'
import { hasTags } from '../fields/rowFields.ts'
import { sections } from '../fields/sections.ts'
import { flushAll } from '../saving/savers.ts'
import { SectionTags } from '../tagging/SectionTags.tsx'

interface StepTagsProps {
  readonly record: ProfileRecord
  readonly section: BioSection
  readonly children: (finish: () => Promise<boolean>) => ReactNode
}

/** The skills of what the first visit has brought so far. */
export function StepTags({ record, section, children }: StepTagsProps) {
  const values: Record<string, unknown> = record._source[section]
  const lists = sections[section].fields.filter(
    (field): field is ListField => isList(field) && hasTags(field.row) && (values[field.name] as unknown[]).length > 0,
  )
  return (
    <Stack gap="lg">
      {lists.length > 0 ? (
        <SectionTags record={record} section={section} lists={lists} />
      ) : (
        <Text>There is no entry yet. Go back to add one, or choose skills later in your bio.</Text>
      )}
      {children(flushAll)}
    </Stack>
  )
}
