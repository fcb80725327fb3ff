import { Chip, Group, TextInput } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { useState } from 'react'
import type { JobsSearch } from './jobsSearch.ts'
import classes from '../MyJobs.module.css'
import { OwnerChoice } from '../OwnerChoice.tsx'
import { stateCounts } from '../ownJobs.ts'
import { jobStateLabels } from '../words.ts'

interface JobsFilterProps {
  readonly userId: string
  readonly ownerId: string
  readonly principals: readonly Colleague[]
  readonly jobs: readonly OwnJobCard[]
  readonly search: JobsSearch
  readonly onSearch: (search: JobsSearch) => void
}

const TYPING_PAUSE_MS = 200
const states = ['', 'open', 'draft', 'closed'] as const

/** Whose jobs, of which state, and with which words. */
export function JobsFilter({ userId, ownerId, principals, jobs, search, onSearch }: JobsFilterProps) {
  const { text, state = '', ...others } = search
  const [typed, setTyped] = useState(text ?? '')
  // Emptied from outside, by 'Show all'.
  const [before, setBefore] = useState(text)
  if (before !== text) {
    setBefore(text)
    if (text === undefined) setTyped('')
  }
  const apply = (next: JobsSearch) => onSearch(next)
  const applySoon = useDebouncedCallback(
    (words: string) => apply({ ...others, ...(state && { state }), ...(words && { text: words }) }),
    TYPING_PAUSE_MS,
  )
  const counts = stateCounts(jobs)
  return (
    <div className={classes.filters} role="group" aria-label="Which jobs">
      {jobs.length > 0 && (
        <TextInput
          label="Find a job"
          placeholder="Title, place or skill"
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
      {principals.length > 0 && (
        <OwnerChoice
          label="Jobs of"
          {...{ userId, principals }}
          value={ownerId}
          onChange={(owner) => apply(owner === userId ? {} : { of: owner })}
        />
      )}
      {jobs.length > 0 && (
        <Chip.Group
          value={state}
          onChange={(value) => {
            const chosen = states.find((one) => one === value)
            apply({ ...others, ...(text && { text }), ...(chosen && { state: chosen }) })
          }}
        >
          <Group gap="xs" role="radiogroup" aria-label="State">
            {states.map((one) => (
              <Chip key={one} value={one} size="md">
                {one === '' ? 'All' : jobStateLabels[one]} {counts[one].toLocaleString('en')}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
    </div>
  )
}
