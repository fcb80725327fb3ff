import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, TextInput } from '@mantine/core'
import { LONGEST_MENTORING_NAME } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { requiredText } from '@trellis/contract/texts/text.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from '../../accounts/FormFailure.tsx'
import { useSubmit } from '../../accounts/useSubmit.ts'
import { useDraft } from '../../drafts/drafts.ts'
import classes from './Mentoring.module.css'

const Named = z.object({ name: requiredText(LONGEST_MENTORING_NAME, 'Give the mentoring group a name') })

/** Under which name what is typed for a mentoring group is kept. */
export const nameDraft = (formName: string): string => `mentoringName.${formName}`

interface Props {
  readonly stored: string
  readonly formName: string
  readonly button: string
  /** @throws CallFailed with the faults of its fields */
  readonly onStore: (name: string) => Promise<void>
  readonly onDone: () => void
}

/** What a mentoring group is called. */
export function NameForm({ stored, formName, button, onStore, onDone }: Props) {
  const draft = useDraft<{ name: string }>(nameDraft(formName))
  const form = useForm({ resolver: zodResolver(Named), defaultValues: draft.read() ?? { name: stored } })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }), [draft, form])
  // It was just asked for.
  useEffect(() => form.setFocus('name'), [form])
  const leave = () => {
    draft.drop()
    onDone()
  }
  const { onSubmit, failure } = useSubmit(form, async ({ name }) => {
    await onStore(name)
    leave()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={classes.all} noValidate autoComplete="off" onSubmit={onSubmit}>
      <TextInput
        label="Name"
        description="Such as the year, or what it is for."
        autoComplete="off"
        {...form.register('name')}
        error={errors.name?.message}
      />
      <FormFailure failure={failure} />
      <Group gap="xs">
        <Button type="submit" loading={isSubmitting}>
          {button}
        </Button>
        <Button variant="subtle" onClick={leave}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
