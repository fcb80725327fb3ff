import { useMergedRef } from '@mantine/hooks'
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { ahead } from '../../../ui/loading/ahead.ts'
import { SkillField } from './SkillField.tsx'
import type { SkillInput } from './SkillInput.tsx'

const Late = lazy(async () => ({ default: (await import('./SkillInput.tsx')).SkillInput }))

type LateSkillInputProps = Omit<Parameters<typeof SkillInput>[0], 'typed' | 'onType' | 'onHere'>

/** Adds skills: what finds them is fetched with the first sign of a hand. What was typed before stays, and so does the focus. */
export function LateSkillInput({ ref, ...props }: LateSkillInputProps) {
  const [typed, setTyped] = useState('')
  const [isWanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hasFocus = useRef(false)
  const merged = useMergedRef(ref, input)
  // What is shown stays until what takes its place is there.
  useEffect(() => void ahead(async () => startTransition(() => setWanted(true))), [])
  const early = (
    <SkillField
      ref={merged}
      isFull={props.isFull}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Enter would send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onFocus={() => {
        hasFocus.current = true
        startTransition(() => setWanted(true))
      }}
      onBlur={({ currentTarget }) => {
        hasFocus.current = !currentTarget.isConnected
      }}
    />
  )
  return (
    <Suspense fallback={early}>
      {isWanted ? (
        <Late {...props} ref={merged} typed={typed} onType={setTyped} onHere={() => hasFocus.current && input.current?.focus()} />
      ) : (
        early
      )}
    </Suspense>
  )
}
