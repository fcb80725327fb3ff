import { Button, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import { Page } from '../../ui/Page.tsx'
import { type Field, isList, type ListField } from '../fields/fields.ts'
import { hasTags } from '../fields/rowFields.ts'
import { sectionsFor } from '../fields/sections.ts'
import { flushAll } from '../saving/savers.ts'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import { useLeaving } from '../saving/useLeaving.ts'
import { SectionTags } from './SectionTags.tsx'
import classes from './TagEditing.module.css'

const takesTags = (field: Field): field is ListField => isList(field) && hasTags(field.row)

/** Every entry of the bio with its skills, and nothing else. */
export function TagEditing({ record }: { readonly record: ProfileRecord }) {
  const navigate = useNavigate()
  useLeaving()
  const bio = paths.bio(record._id)
  const parts = sectionsFor(record._source.generalInfo.level).flatMap(({ name, title, fields }) => {
    const lists = fields.filter(takesTags).filter((list) => rowsOf(record, name, list) > 0)
    return lists.length > 0 ? [{ name, title, lists }] : []
  })
  const done = async () => {
    if (!(await flushAll())) return
    notify.success('Profile updated successfully')
    await navigate({ to: bio })
  }
  if (parts.length === 0) {
    return (
      <Page title="Your skills">
        <EmptyState title="Nothing to tag yet" action={<ButtonLink to={bio}>Go to your bio</ButtonLink>}>
          Add what you have done to your bio first: subjects, sports, clubs, positions.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page
      title="Your skills"
      subtitle="What did each of these take? One or two skills each; one of them behavioral, if you can."
      action={<Button onClick={() => void done()}>Done</Button>}
    >
      <div className={classes.parts}>
        {parts.map(({ name, title, lists }) => (
          <section key={name} aria-labelledby={`${name}-tags`}>
            <header className={classes.header}>
              <Title order={2} size="h4" id={`${name}-tags`}>
                {title}
              </Title>
              <SaveStatus section={name} />
            </header>
            <SectionTags record={record} section={name} lists={lists} />
          </section>
        ))}
      </div>
      <Text c="dimmed" mt="xl">
        An entry without a skill counts as ‘Other’.
      </Text>
    </Page>
  )
}

function rowsOf({ _source }: ProfileRecord, section: BioSection, { name }: ListField): number {
  const values: Record<string, unknown> = _source[section]
  return (values[name] as unknown[]).length
}
