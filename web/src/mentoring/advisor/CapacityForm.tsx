import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, TextInput } from '@mantine/core'
import { Capacity } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from '../../accounts/FormFailure.tsx'
import { useSubmit } from '../../accounts/useSubmit.ts'
import classes from './Mentoring.module.css'
import { wholeText } from './typedOptions.ts'

const Typed = z.object({
  capacity: z.string().transform((typed, check) => {
    if (typed.trim() === '') return null
    const read = wholeText.pipe(Capacity).safeParse(typed)
    if (read.success) return read.data
    check.addIssue({ code: 'custom', message: read.error.issues[0]!.message })
    return z.NEVER
  }),
})

interface Props {
  readonly stored: number | null
  readonly label: string
  readonly hint: string
  /** @throws CallFailed */
  readonly onStore: (capacity: number | null) => Promise<unknown>
  readonly onDone: () => void
}

/** How many mentees a mentor, or a job, is for: empty for the usual number. */
export function CapacityForm({ stored, label, hint, onStore, onDone }: Props) {
  const form = useForm({ resolver: zodResolver(Typed), defaultValues: { capacity: stored === null ? '' : String(stored) } })
  useEffect(() => form.setFocus('capacity'), [form])
  const { onSubmit, failure } = useSubmit(form, async ({ capacity }) => {
    await onStore(capacity)
    onDone()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={classes.capacity} noValidate autoComplete="off" onSubmit={onSubmit}>
      <TextInput
        className={classes.number}
        label={label}
        description={hint}
        inputMode="numeric"
        autoComplete="off"
        {...form.register('capacity')}
        error={errors.capacity?.message}
      />
      <Group gap="xs">
        <Button type="submit" variant="default" loading={isSubmitting}>
          Save
        </Button>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
      </Group>
      <FormFailure failure={failure} />
    </form>
  )
}
