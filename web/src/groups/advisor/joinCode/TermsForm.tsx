import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../accounts/useSubmit.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import classes from './JoinCode.module.css'
import { termsSchema, type TypedTerms, typedOf, usualTerms } from './terms.ts'
import type { Terms } from './useJoinCode.ts'

interface TermsFormProps {
  readonly groupId: string
  /** As they are; undefined where there is no code. */
  readonly stored: Terms | undefined
  /** @throws CallFailed with the faults of its fields */
  readonly onStore: (terms: Terms) => Promise<void>
  readonly button: string
}

/** Until when a code works, and for how many. */
export function TermsForm({ groupId, stored, onStore, button }: TermsFormProps) {
  const draft = useDraft<TypedTerms>(`joinCode.${groupId}`)
  const [usual] = useState(() => usualTerms(Date.now()))
  const form = useForm({
    resolver: zodResolver(termsSchema(stored, Date.now)),
    defaultValues: draft.read() ?? typedOf(stored ?? usual),
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }), [draft, form])
  const { onSubmit, failure } = useSubmit(form, async (terms: Terms) => {
    await onStore(terms)
    draft.drop()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={classes.form} noValidate autoComplete="off" onSubmit={onSubmit}>
      <div className={classes.fields}>
        <TextInput
          type="date"
          autoComplete="off"
          label="Last day"
          description="It works until that day is over."
          {...form.register('expiresAt')}
          error={errors.expiresAt?.message}
        />
        <TextInput
          label="How many people"
          description="So many can use it at most."
          inputMode="numeric"
          autoComplete="off"
          {...form.register('mostUses')}
          error={errors.mostUses?.message}
        />
      </div>
      <FormFailure failure={failure} />
      <div className={classes.actions}>
        <Button type="submit" variant={stored === undefined ? 'filled' : 'default'} loading={isSubmitting}>
          {button}
        </Button>
      </div>
    </form>
  )
}
