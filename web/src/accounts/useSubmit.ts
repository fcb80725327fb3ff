import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallFailed } from '../api/failure.ts'

/** Which field a failure belongs to, by its code. */
type FieldOfCode<V extends FieldValues> = { readonly [code: string]: Path<V> }

/** Puts what the server said beside the fields it concerns, and the focus into the first of them. */
function showAtFields<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  failure: unknown,
  fieldOfCode: FieldOfCode<V>,
): boolean {
  if (!(failure instanceof CallFailed)) return false
  const ofCode = fieldOfCode[failure.code]
  const named = Object.entries(failure.fields).map(([path, words]) => [path.split('.').at(-1) ?? path, words] as const)
  const shown = named.filter((entry): entry is readonly [Path<V>, string] => entry[0] in form.getValues())
  const faults = ofCode === undefined ? shown : [[ofCode, failure.error] as const]
  for (const [place, [field, message]] of faults.entries()) form.setError(field, { message }, { shouldFocus: place === 0 })
  return faults.length > 0
}

/**
 * Submits a form once at a time. What fails is shown at its field where it belongs to one, else returned as `failure`;
 * what was typed stays, and so does the focus.
 */
export function useSubmit<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  action: (values: T) => Promise<void>,
  fieldOfCode: FieldOfCode<V> = {},
) {
  const [failure, setFailure] = useState<unknown>()
  const running = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  const { isSubmitting } = form.formState
  useEffect(() => {
    // A button that waits is disabled, which takes the focus from it.
    if (!isSubmitting && document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
  }, [isSubmitting])
  const attempt = async (values: T) => {
    setFailure(undefined)
    try {
      await action(values)
    } catch (reason) {
      if (!showAtFields(form, reason, fieldOfCode)) setFailure(reason)
    }
  }
  const submitOnce = async () => {
    if (running.current) return
    running.current = true
    // Only the check itself can fail here, where it could not be loaded.
    await form.handleSubmit(attempt)().catch(setFailure)
    running.current = false
  }
  const onSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault()
    pressed.current = (event.nativeEvent as SubmitEvent).submitter
    void submitOnce()
  }
  return { onSubmit, failure }
}
