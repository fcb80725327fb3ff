import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import { sentenceOf } from '../../api/failure.ts'
import { usePerson } from '../../session/session.ts'
import { sections } from '../fields/sections.ts'
import classes from './SaveStatus.module.css'
import { saverOf, useSaveStatus } from './savers.ts'

/** Says whether what was typed into a section is stored, and what to do where it is not. */
export function SaveStatus({ section }: { readonly section: BioSection }) {
  const { phase, failure, heldBack } = useSaveStatus(section)
  const queries = useQueryClient()
  const { userId } = usePerson()
  const isRefused = phase === 'refused'
  return (
    <output className={classes.status} data-problem={isRefused || heldBack.length > 0 || undefined}>
      {isRefused ? (
        <>
          Not saved: {sentenceOf(failure).replace(/\.$/, '')}. What you typed is kept.
          <Button variant="subtle" size="compact-md" onClick={() => void saverOf(queries, userId, section).flush()}>
            Try again
          </Button>
        </>
      ) : (
        words(section, phase, heldBack)
      )}
    </output>
  )
}

/**
 * In two words, for a title: whether one field of a section is stored as it is typed. What keeps it is said where it can be put right.
 * @param isEmpty whether nothing was typed into it yet
 */
export function ShortSaveStatus({
  section,
  field,
  isEmpty,
}: {
  readonly section: BioSection
  readonly field: string
  readonly isEmpty: boolean
}) {
  const { phase, heldBack } = useSaveStatus(section)
  const isKept = phase === 'refused' || (phase !== 'typed' && phase !== 'saving' && heldBack.includes(field))
  return (
    <output className={classes.status} data-problem={isKept || undefined}>
      {isKept ? 'Not saved yet' : phase === 'untouched' && !isEmpty ? 'Saved' : words(section, phase, [])}
    </output>
  )
}

function words(section: BioSection, phase: string, heldBack: readonly string[]): string {
  if (phase === 'saving' || phase === 'typed') return 'Saving…'
  if (heldBack.length > 0) {
    const labels = sections[section].fields.filter(({ name }) => heldBack.includes(name)).map(({ label }) => label)
    return `Kept here, not saved yet: ${labels.join(', ')}`
  }
  return phase === 'saved' ? 'Saved' : ''
}
