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

/** Under which name what is typed for a name is kept. */
export const nameDraft = (formName: string): string => `mentoringName.${formName}`

/** What has the name, in words; that of a mentoring group where it is left out. */
interface Named {
  readonly label: string
  readonly hint?: string
  /** What is said where none is typed. */
  readonly missing: string
  readonly longest: number
}

const ofMentoringGroup: Named = {
  label: 'Name',
  hint: 'Such as the year, or what it is for.',
  missing: 'Give the mentoring group a name',
  longest: LONGEST_MENTORING_NAME,
}

interface Props {
  readonly stored: string
  readonly formName: string
  readonly named?: Named
  readonly button: string
  /** Whether it stands beside other things, in one line. */
  readonly isInLine?: boolean
  /** @throws CallFailed with the faults of its fields */
  readonly onStore: (name: string) => Promise<void>
  /** Takes the form away, which was asked for; where it is left out, the form stays for the next one. */
  readonly onDone?: () => void
}

/** What a mentoring group, or a draft that is kept, is called. */
export function NameForm({ stored, formName, named = ofMentoringGroup, button, isInLine = false, onStore, onDone }: Props) {
  const draft = useDraft<{ name: string }>(nameDraft(formName))
  const schema = z.object({ name: requiredText(named.longest, named.missing) })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: draft.read() ?? { name: stored } })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }), [draft, form])
  const isAskedFor = onDone !== undefined
  useEffect(() => {
    if (isAskedFor) form.setFocus('name')
  }, [form, isAskedFor])
  const leave = () => {
    draft.drop()
    onDone?.()
  }
  const { onSubmit, failure } = useSubmit(form, async ({ name }) => {
    await onStore(name)
    if (!isAskedFor) form.reset({ name: '' })
    leave()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className={isInLine ? classes.capacity : classes.all} noValidate autoComplete="off" onSubmit={onSubmit}>
      <TextInput label={named.label} description={named.hint} autoComplete="off" {...form.register('name')} error={errors.name?.message} />
      <FormFailure failure={failure} />
      <Group gap="xs">
        <Button type="submit" variant={isInLine ? 'default' : 'filled'} loading={isSubmitting}>
          {button}
        </Button>
        {isAskedFor && (
          <Button variant="subtle" onClick={leave}>
            Cancel
          </Button>
        )}
      </Group>
    </form>
  )
}
