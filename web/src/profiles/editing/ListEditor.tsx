import { Button, Text, Title } from '@mantine/core'
import { isEmptyRow } from '@trellis/contract/profiles/bio.ts'
import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import { useEffect, useId, useRef } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { notify } from '../../ui/notices/notify.tsx'
import { useIsPhone } from '../../ui/sheets/phone.ts'
import type { ListField, Typed, TypedRow } from '../fields/fields.ts'
import { emptyRow } from '../fields/rowFields.ts'
import { rowWords } from '../reading/rowWords.ts'
import classes from './editing.module.css'
import { messageAt } from './messageAt.ts'
import { RowEditor } from './RowEditor.tsx'
import { RowSheet } from './RowSheet.tsx'
import { RowSummary } from './RowSummary.tsx'
import { useFocusIn } from './useFocusIn.ts'
import { useOpenRows } from './useOpenRows.ts'

interface ListEditorProps {
  readonly section: BioSection
  readonly list: ListField
  /** Begins with a new row to type into. */
  readonly startsNew: boolean
  /** Whether a row has a phone's screen to itself. */
  readonly inSheets: boolean
}

type Rows = Record<string, TypedRow[]>

/** The rows of a list: a line each, opened to be edited. */
export function ListEditor({ section, list, startsNew, inSheets }: ListEditorProps) {
  const { control, getValues } = useFormContext<Typed>()
  const { errors } = useFormState({ control, name: list.name })
  const { fields, append, remove, insert } = useFieldArray({ control: control as never, name: list.name as never })
  const ids = (fields as { id: string }[]).map(({ id }) => id)
  const pathAt = (at: number) => `${list.name}.${at}`
  const isPhone = useIsPhone() && inSheets
  const isFaulty = (id: string) => get(errors, pathAt(ids.indexOf(id))) !== undefined
  const rows = useOpenRows(ids, ids.filter(isFaulty), isPhone)
  const frame = useId()
  const goTo = useFocusIn(frame, ids)
  const rowAt = (at: number) => (getValues() as Rows)[list.name]![at]!

  const add = () => {
    append(emptyRow(list.row), { shouldFocus: false })
    rows.openNext()
    if (!isPhone) goTo('last')
  }
  const hasStarted = useRef(false)
  useEffect(() => {
    if (startsNew && !hasStarted.current) add()
    hasStarted.current = true
  })

  const drop = (at: number) => {
    rows.close(ids[at]!)
    remove(at)
    goTo('add')
  }
  const removeAt = (at: number) => {
    const row = rowAt(at)
    const { name } = rowWords(list.row, row)
    drop(at)
    notify.undo(`Removed ${name || 'a row'}`, () => insert(at, row, { shouldFocus: false }))
  }
  const open = (id: string) => {
    rows.open(id)
    if (!isPhone) goTo(id)
  }
  const close = (id: string) => {
    const at = ids.indexOf(id)
    if (isEmptyRow(rowAt(at))) return drop(at)
    rows.close(id)
    goTo(id)
  }

  return (
    <section className={classes.list} aria-label={list.label} data-empty={ids.length === 0 || undefined}>
      <div>
        <Title order={3} size="h5">
          {list.label}
        </Title>
        {list.hint !== undefined && (
          <Text size="sm" c="dimmed">
            {list.hint}
          </Text>
        )}
      </div>
      {ids.map((id, at) => (
        <div key={id} id={frame + id}>
          {rows.isOpen(id) ? (
            <RowEditor list={list} path={pathAt(at)} onDone={() => close(id)} onRemove={() => removeAt(at)} />
          ) : (
            <RowSummary list={list} path={pathAt(at)} isFaulty={isFaulty(id)} onOpen={() => open(id)} />
          )}
          {rows.alone === id && (
            <RowSheet section={section} list={list} path={pathAt(at)} onClose={() => close(id)} onRemove={() => removeAt(at)} />
          )}
        </div>
      ))}
      <Text size="sm" c="red" role="alert" className={classes.fault}>
        {messageAt(errors, list.name)}
      </Text>
      <div id={`${frame}add`}>
        <Button variant="default" onClick={add} aria-label={ids.length > 0 ? `Add another: ${list.one}` : undefined}>
          {ids.length > 0 ? 'Add another' : `Add ${list.one}`}
        </Button>
      </div>
    </section>
  )
}
