import { Text } from '@mantine/core'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { RowTags } from '../editing/RowEditor.tsx'
import { SectionForm } from '../editing/SectionForm.tsx'
import type { ListField, TypedRow } from '../fields/fields.ts'
import { rowWords } from '../reading/rowWords.ts'
import { useSectionForm } from '../saving/useSectionForm.ts'
import classes from './TagEditing.module.css'

interface SectionTagsProps {
  readonly record: ProfileRecord
  readonly section: BioSection
  readonly lists: readonly ListField[]
}

/** The entries of a section with their skills, stored by themselves. */
export function SectionTags({ record, section, lists }: SectionTagsProps) {
  const { form, flush } = useSectionForm(record, section)
  const typed = form.getValues() as Record<string, TypedRow[]>
  return (
    <SectionForm form={form} flush={flush}>
      <ul className={classes.entries}>
        {lists.flatMap((list) =>
          typed[list.name]!.map((row, at) => {
            const { name, more } = rowWords(list.row, row)
            const path = `${list.name}.${at}`
            return (
              <li key={path} className={classes.entry}>
                <div>
                  <Text fw={600}>{name || more}</Text>
                  <Text size="sm" c="dimmed">
                    {list.label}
                  </Text>
                </div>
                <RowTags path={`${path}.tags`} label={`Skills of ${name || more}`} />
              </li>
            )
          }),
        )}
      </ul>
    </SectionForm>
  )
}
