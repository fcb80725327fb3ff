import { Chip, Group, TextInput } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { type ReactNode, useState } from 'react'
import type { OwnSearch } from './ownSearch.ts'
import classes from './OwnPostings.module.css'
import { stateLabels } from './states.ts'

interface OwnFilterProps {
  /** What is looked for: 'job'. */
  readonly noun: string
  /** By which words of it, as an example. */
  readonly placeholder: string
  /** How many are in each state; '' counts all. */
  readonly counts: Readonly<Record<JobState | '', number>>
  readonly search: OwnSearch
  readonly onSearch: (search: OwnSearch) => void
  /** Further choices, between the words and the states. */
  readonly children?: ReactNode
}

const TYPING_PAUSE_MS = 200
const states = ['', 'open', 'draft', 'closed'] as const

/** Which of one's own postings: of which state, and with which words. */
export function OwnFilter({ noun, placeholder, counts, search, onSearch, children }: OwnFilterProps) {
  const { text, state = '' } = search
  const [typed, setTyped] = useState(text ?? '')
  // Emptied from outside, by 'Show all'.
  const [before, setBefore] = useState(text)
  if (before !== text) {
    setBefore(text)
    if (text === undefined) setTyped('')
  }
  const applySoon = useDebouncedCallback(
    (words: string) => onSearch({ ...(state && { state }), ...(words && { text: words }) }),
    TYPING_PAUSE_MS,
  )
  const hasAny = counts[''] > 0
  return (
    <div className={classes.filters} role="group" aria-label={`Which ${noun}s`}>
      {hasAny && (
        <TextInput
          label={`Find a ${noun}`}
          placeholder={placeholder}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            applySoon(event.currentTarget.value.trim())
          }}
        />
      )}
      {children}
      {hasAny && (
        <Chip.Group
          value={state}
          onChange={(value) => {
            const chosen = states.find((one) => one === value)
            onSearch({ ...(text && { text }), ...(chosen && { state: chosen }) })
          }}
        >
          <Group gap="xs" role="radiogroup" aria-label="State">
            {states.map((one) => (
              <Chip key={one} value={one} size="md">
                {one === '' ? 'All' : stateLabels[one]} {counts[one].toLocaleString('en')}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
    </div>
  )
}
