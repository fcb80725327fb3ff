import { Button } from '@mantine/core'
import type { DraftHistory } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { useScreenKeys } from '../../../../ui/keys/screenKeys.ts'
import { useKeyPress } from '../../../../ui/keys/useKeyPress.ts'
import type { VersionActions } from './useDraftVersions.ts'
import { stepWords } from './versionWords.ts'

interface Props {
  /** Undefined as long as it is not known. */
  readonly history: DraftHistory | undefined
  readonly actions: VersionActions
}

const keys = [
  { key: 'Z', label: 'Undo' },
  { key: 'Shift Z', label: 'Redo' },
] as const

/** Takes changes of a draft back, and does them again: each button has its place whether or not there is something to do. */
export function VersionTools({ history, actions }: Props) {
  useScreenKeys(keys)
  useKeyPress((name, isHeld, withShift) => {
    if (name !== 'Z' || isHeld) return false
    void actions.undo(withShift)
    return true
  })
  const button = (redo: boolean) => {
    const step = (redo ? history?.redo : history?.undo) ?? null
    const word = redo ? 'Redo' : 'Undo'
    return (
      <Button
        variant="default"
        aria-disabled={step === null}
        data-disabled={step === null || undefined}
        aria-label={step === null ? `${word}: there is nothing` : `${word}: ${stepWords(step)}`}
        onClick={() => void actions.undo(redo)}
      >
        {word}
      </Button>
    )
  }
  return (
    <>
      {button(false)}
      {button(true)}
    </>
  )
}
