import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Segments } from '../../../ui/choices/Segments.tsx'
import { Markdown } from '../../Markdown.tsx'
import { useField } from './fields.tsx'
import classes from './JobForm.module.css'
import type { TypedJob } from './typedJob.ts'

const HINT = 'Markdown works here: **bold**, a dash begins a list, ## begins a heading.'

/** The description in Markdown, to write and to look at. */
export function DescriptionField() {
  const [chosen, setChosen] = useState('write')
  const field = useField('description')
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
        <Preview />
      )}
    </div>
  )
}

function Preview() {
  const description = useWatch<TypedJob, 'description'>({ name: 'description' })
  return (
    <section className={classes.preview} aria-label="Preview of the description">
      {description.trim() === '' ? <Text c="dimmed">There is nothing to look at yet.</Text> : <Markdown text={description} below={1} />}
    </section>
  )
}
