import { Button, Text, Title } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { notify } from '../../ui/notices/notify.tsx'
import type { ListField, Typed, TypedRow } from '../fields/fields.ts'
import { emptyRow } from '../fields/rowFields.ts'
import { rowWords } from '../reading/rowWords.ts'
import classes from './editing.module.css'
import { messageAt } from './messageAt.ts'
import { RowEditor } from './RowEditor.tsx'
import { RowSummary } from './RowSummary.tsx'

interface ListEditorProps {
  readonly list: ListField
  /** Begins with a new row to type into. */
  readonly startsNew: boolean
}

type Rows = Record<string, TypedRow[]>

/** The rows of a list: a line each, opened to be edited. */
export function ListEditor({ list, startsNew }: ListEditorProps) {
  const { control, getValues } = useFormContext<Typed>()
  const { errors } = useFormState({ control, name: list.name })
  const { fields, append, remove, insert } = useFieldArray({ control: control as never, name: list.name as never })
  const ids = (fields as { id: string }[]).map(({ id }) => id)
  // What was there at first is shown as a line; what is added later is open.
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(ids))
  // A row at fault opens, and does not close by itself once it is put right.
  const faulty = ids.filter((id, at) => closed.has(id) && get(errors, `${list.name}.${at}`) !== undefined)
  if (faulty.length > 0) setClosed(new Set([...closed].filter((id) => !faulty.includes(id))))
  const frame = useId()
  const goTo = useFocusIn(frame, ids)

  const add = () => {
    append(emptyRow(list.row), { shouldFocus: false })
    goTo('last')
  }
  const hasStarted = useRef(false)
  useEffect(() => {
    if (startsNew && !hasStarted.current) add()
    hasStarted.current = true
  })

  const removeAt = (at: number) => {
    const row = (getValues() as Rows)[list.name]![at]!
    const { name } = rowWords(list.row, row)
    remove(at)
    goTo('add')
    notify.undo(`Removed ${name || 'a row'}`, () => insert(at, row, { shouldFocus: false }))
  }
  const open = (id: string) => {
    setClosed(new Set([...closed].filter((other) => other !== id)))
    goTo(id)
  }
  const close = (id: string) => {
    setClosed(new Set([...closed, id]))
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
      {ids.map((id, at) => {
        const path = `${list.name}.${at}`
        return (
          <div key={id} id={frame + id}>
            {closed.has(id) ? (
              <RowSummary list={list} path={path} onOpen={() => open(id)} />
            ) : (
              <RowEditor list={list} path={path} onDone={() => close(id)} onRemove={() => removeAt(at)} />
            )}
          </div>
        )
      })}
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

const FOCUSABLE = 'input, textarea, button'

/** Puts the focus where the person goes on: into a row by its id, into the last one, or onto 'Add another'. */
function useFocusIn(frame: string, ids: readonly string[]): (place: 'add' | 'last' | (string & {})) => void {
  const [goal, setGoal] = useState<{ readonly place: string }>()
  const id = goal?.place === 'last' ? ids.at(-1) : goal?.place
  useEffect(() => {
    if (goal)
      document
        .getElementById(frame + id)
        ?.querySelector<HTMLElement>(FOCUSABLE)
        ?.focus()
  }, [goal, frame, id])
  return (place) => setGoal({ place })
}
