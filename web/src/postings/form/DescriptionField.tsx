import { Text, Textarea } from '@mantine/core'
import { type ComponentType, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Segments } from '../../ui/choices/Segments.tsx'
import { useField } from './fields.tsx'
import classes from './PostingForm.module.css'

const HINT = 'Markdown works here: **bold**, a dash begins a list, ## begins a heading.'

interface Typed {
  readonly description: string
}

interface DescriptionFieldProps {
  /** Shows Markdown as others read it, fetched when it is looked at. */
  readonly Reader: ComponentType<{ readonly text: string; readonly below?: 1 }>
}

/** The description in Markdown, to write and to look at. */
export function DescriptionField({ Reader }: DescriptionFieldProps) {
  const [chosen, setChosen] = useState('write')
  const field = useField<Typed>('description')
  const { error } = field
  const view = error === undefined ? chosen : 'write'
  return (
    <div>
      <div className={classes.views}>
        <Text fw={600} aria-hidden>
          Description
        </Text>
        <Segments
          label="Description: write it or look at it"
          size="sm"
          data={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
          value={view}
          onChange={setChosen}
        />
      </div>
      {view === 'write' ? (
        <Textarea
          aria-label="Description"
          description={HINT}
          inputWrapperOrder={['input', 'error', 'description']}
          autosize
          minRows={9}
          maxRows={24}
          {...field}
        />
      ) : (
        <Preview Reader={Reader} />
      )}
    </div>
  )
}

function Preview({ Reader }: DescriptionFieldProps) {
  const description = useWatch<Typed, 'description'>({ name: 'description' })
  return (
    <section className={classes.preview} aria-label="Preview of the description">
      {description.trim() === '' ? (
        <Text c="dimmed">There is nothing to look at yet.</Text>
      ) : (
        <Suspense>
          <Reader text={description} below={1} />
        </Suspense>
      )}
    </section>
  )
}
