import { Stack } from '@mantine/core'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { type ReactNode, useEffect } from 'react'
import { type Field, isList } from '../fields/fields.ts'
import { useSectionForm } from '../saving/useSectionForm.ts'
import classes from './editing.module.css'
import { ListEditor } from './ListEditor.tsx'
import { SectionForm } from './SectionForm.tsx'
import { TextFieldInput } from './TextFieldInput.tsx'

interface SectionEditorProps {
  readonly record: ProfileRecord
  readonly section: BioSection
  readonly fields: readonly Field[]
  /** The field to begin with. */
  readonly startAt?: string | undefined
  /** Whether a row of a list has a phone's screen to itself. */
  readonly inSheets?: boolean
  /** Is given the button's work: checks and stores everything, and answers whether that succeeded. */
  readonly children: (finish: () => Promise<boolean>) => ReactNode
}

/** Some fields of a section of one's own bio, stored by themselves while they are typed. */
export function SectionEditor({ record, section, fields, startAt, inSheets = false, children }: SectionEditorProps) {
  const { form, flush } = useSectionForm(record, section)
  useEffect(() => {
    if (startAt !== undefined) form.setFocus(startAt)
  }, [form, startAt])
  const finish = async () => {
    const isValid = await form.trigger(undefined, { shouldFocus: true })
    const isStored = await flush()
    if (!isValid && !document.activeElement?.matches('[aria-invalid=true]')) document.querySelector<HTMLElement>('[data-fault]')?.focus()
    return isValid && isStored
  }
  return (
    <SectionForm form={form} flush={flush}>
      <Stack gap="lg">
        <div className={classes.pair}>
          {fields.map((field) =>
            isList(field) ? (
              <ListEditor key={field.name} section={section} list={field} startsNew={field.name === startAt} inSheets={inSheets} />
            ) : (
              <div key={field.name} data-half={field.half}>
                <TextFieldInput field={field} path={field.name} />
              </div>
            ),
          )}
        </div>
        {children(finish)}
      </Stack>
    </SectionForm>
  )
}
