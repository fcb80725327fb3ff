import { Button, Text, Title } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ahead } from '../../ui/loading/ahead.ts'
import { notify } from '../../ui/notices/notify.tsx'
import type { Section } from '../fields/fields.ts'
import { filledFields, SectionReading } from '../reading/SectionReading.tsx'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import classes from './SectionCard.module.css'
import type { Editing } from './useEditing.ts'

const SectionEditor = lazy(ahead(async () => ({ default: (await import('../editing/SectionEditor.tsx')).SectionEditor })))

const SAVED = 'Profile updated successfully'

interface SectionCardProps {
  readonly record: ProfileRecord
  readonly section: Section
  /** Undefined while it is only read; the field to begin with may be named. */
  readonly editing: Editing | undefined
  readonly isOptional: boolean
  readonly onEdit: (section: Section) => void
  readonly onDone: (section: Section) => void
  readonly children?: ReactNode
}

/** A section of one's own bio: a page to read, turned into a form in place. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { record, section, editing, isOptional, onEdit, onDone, children } = props
  const card = useRef<HTMLElement>(null)
  const isEmpty = filledFields({ record, section: section.name }).length === 0
  const editWords = isEmpty && section.name !== 'generalInfo' ? 'Fill in' : 'Edit'
  const close = async (finish: () => Promise<boolean>) => {
    if (!(await finish())) return
    notify.success(SAVED)
    onDone(section)
  }
  const isEditing = editing !== undefined
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      card.current?.querySelector('header')?.scrollIntoView({ block: 'nearest' })
      card.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    }
    wasEditing.current = isEditing
  }, [isEditing])
  const reading = isEmpty ? <Text c="dimmed">{section.purpose}</Text> : <SectionReading record={record} section={section.name} />
  return (
    <section
      ref={card}
      className={classes.card}
      id={section.name}
      data-editing={isEditing || undefined}
      aria-labelledby={`${section.name}-title`}
    >
      <header className={classes.header}>
        <Title order={2} size="h3" id={`${section.name}-title`}>
          {section.title} {isOptional && <span className={classes.optional}>Optional at your level</span>}
        </Title>
        {editing === undefined && (
          <>
            <SaveStatus section={section.name} />
            <Button
              variant={editWords === 'Fill in' && !isOptional ? 'light' : 'default'}
              onClick={() => onEdit(section)}
              aria-label={`${editWords}: ${section.title}`}
            >
              {editWords}
            </Button>
          </>
        )}
      </header>
      {editing === undefined ? (
        reading
      ) : (
        <Suspense fallback={reading}>
          <SectionEditor
            key={editing.turn}
            record={record}
            section={section.name}
            fields={section.fields}
            startAt={editing.startAt}
            inSheets
          >
            {(finish) => (
              <div className={classes.foot}>
                <Button variant="light" onClick={() => void close(finish)} aria-label={`Done: ${section.title}`}>
                  Done
                </Button>
                <SaveStatus section={section.name} />
              </div>
            )}
          </SectionEditor>
        </Suspense>
      )}
      {children}
    </section>
  )
})
