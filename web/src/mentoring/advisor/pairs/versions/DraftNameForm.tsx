import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, TextInput } from '@mantine/core'
import { LONGEST_DRAFT_NAME } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { requiredText } from '@trellis/contract/texts/text.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from '../../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../../accounts/useSubmit.ts'
import classes from '../../Mentoring.module.css'

const Named = z.object({ name: requiredText(LONGEST_DRAFT_NAME, 'Give the draft a name') })

interface Props {
  readonly stored: string
  readonly label: string
  readonly button: string
  /** @throws CallFailed with the faults of its fields */
  readonly onStore: (name: string) => Promise<void>
  readonly onCancel?: () => void
}

/** What a draft is kept as. */
export function DraftNameForm({ stored, label, button, onStore, onCancel }: Props) {
  const form = useForm({ resolver: zodResolver(Named), defaultValues: { name: stored } })
  const isRenaming = onCancel !== undefined
  useEffect(() => {
    if (isRenaming) form.setFocus('name')
  }, [form, isRenaming])
  const { onSubmit, failure } = useSubmit(form, async ({ name }) => {
    await onStore(name)
    form.reset({ name: '' })
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={classes.capacity} noValidate autoComplete="off" onSubmit={onSubmit}>
      <TextInput label={label} autoComplete="off" {...form.register('name')} error={errors.name?.message} />
      <Group gap="xs">
        <Button type="submit" variant="default" loading={isSubmitting}>
          {button}
        </Button>
        {isRenaming && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
      <FormFailure failure={failure} />
    </form>
  )
}
