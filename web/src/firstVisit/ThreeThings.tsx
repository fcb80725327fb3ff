import { Stack, Text } from '@mantine/core'
import { mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { TypedRow } from '../profiles/fields/fields.ts'
import { emptyRow } from '../profiles/fields/rowFields.ts'
import { useSectionForm } from '../profiles/saving/useSectionForm.ts'
import { SaveStatus } from '../profiles/saving/SaveStatus.tsx'
import { type Thing, ThingLine } from './ThingLine.tsx'

/** Each bio has it, and it takes whatever one puts time into. */
const LIST = 'otherInterests'
const examples = ['For example: robotics team', 'For example: babysitting my cousins', 'For example: drawing comics']
const labels = ['First thing', 'Second thing', 'Third thing']

const labelAt = (place: number) => labels[place] ?? `Thing ${place + 1}`
const thingOf = (row: TypedRow | undefined): Thing => ({ name: (row?.['name'] as string) ?? '', tags: (row?.['tags'] as string[]) ?? [] })

interface ThreeThingsProps {
  readonly record: ProfileRecord
  /** Goes on once the last line is done. */
  readonly onDone: () => void
}

/** Three lines for what somebody does. Each is an entry of the bio, stored by itself. */
export function ThreeThings({ record, onDone }: ThreeThingsProps) {
  const section = mainSectionOf(record._source.generalInfo.level)
  const { form, flush } = useSectionForm(record, section)
  const rows = useWatch({ control: form.control, name: LIST }) as readonly TypedRow[]
  const lines = useRef<(HTMLInputElement | null)[]>([])
  // Who comes back to name another thing finds a line for it.
  const [atFirst] = useState(() => (rows.length >= labels.length ? rows.length + 1 : labels.length))
  const count = Math.max(atFirst, rows.length)

  const change = (place: number, thing: Thing) => {
    const now = form.getValues(LIST) as readonly TypedRow[]
    const next = Array.from({ length: Math.max(now.length, place + 1) }, (_, at) => now[at] ?? emptyRow('activity'))
    next[place] = { ...next[place]!, ...thing, tags: [...thing.tags] }
    form.setValue(LIST, next, { shouldDirty: true })
    // The genome grows at once by what is chosen, not once typing rests.
    if (thing.tags.join() !== thingOf(now[place]).tags.join()) void flush()
  }
  const goOnFrom = (place: number) => {
    const next = lines.current[place + 1]
    if (next) next.focus()
    else onDone()
  }
  return (
    <Stack gap="md">
      {Array.from({ length: count }, (_, place) => (
        <ThingLine
          key={place}
          ref={(line) => {
            lines.current[place] = line
          }}
          label={labelAt(place)}
          example={examples[place % examples.length]!}
          thing={thingOf(rows[place])}
          onChange={(thing) => change(place, thing)}
          onDone={() => goOnFrom(place)}
        />
      ))}
      <Text size="sm" c="dimmed">
        Press the skills that each takes, two at most. Enter takes one that the line names, and goes on.
      </Text>
      <SaveStatus section={section} />
    </Stack>
  )
}
