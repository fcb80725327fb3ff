import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Typed } from '../fields/fields.ts'

interface SectionFormProps {
  readonly form: UseFormReturn<Typed>
  /** Stores what waits: asked for whenever a field is left. */
  readonly flush: () => Promise<boolean>
  readonly children: ReactNode
}

/** The frame of a form that stores itself. */
export function SectionForm({ form, flush, children }: SectionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const leave = () => void flush()
    const listened = element.current
    listened?.addEventListener('focusout', leave)
    return () => listened?.removeEventListener('focusout', leave)
  }, [flush])
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </FormProvider>
  )
}
