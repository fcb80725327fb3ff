import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { CohortInfo } from '@trellis/contract/groups/cohorts.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../accounts/useSubmit.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { failedWith } from '../../../api/failure.ts'
import { dayText } from '../../../postings/form/days.ts'
import classes from './Cohorts.module.css'

/** A cohort as it is typed: dates as the browser's date fields have them. */
export type TypedCohort = z.input<typeof CohortInfo>

/** What is typed, and what was stored when that began. */
interface Draft {
  readonly typed: TypedCohort
  readonly base: CohortInfo | undefined
}

export const draftName = (formName: string): string => `cohort.${formName}`

interface CohortFormProps {
  /** The stored cohort; undefined for a new one. */
  readonly stored: CohortInfo | undefined
  /** Under which what is typed is kept. */
  readonly formName: string
  /** @throws CallFailed with the faults of its fields */
  readonly onStore: (info: CohortInfo) => Promise<void>
  readonly onDone: () => void
}

const typedOf = (stored: CohortInfo | undefined): TypedCohort => ({
  name: stored?.name ?? '',
  startDate: dayText(stored?.startDate ?? null),
  endDate: dayText(stored?.endDate ?? null),
})

const isSame = (one: CohortInfo | undefined, other: CohortInfo): boolean =>
  one?.name === other.name && one.startDate === other.startDate && one.endDate === other.endDate

/** What an advisor tells of a cohort. */
export function CohortForm({ stored, formName, onStore, onDone }: CohortFormProps) {
  const draft = useDraft<Draft>(draftName(formName))
  const [begun] = useState(() => draft.read())
  const [base, setBase] = useState(begun === undefined ? stored : begun.base)
  const form = useForm({ resolver: zodResolver(CohortInfo), defaultValues: begun?.typed ?? typedOf(stored) })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save({ typed: values, base }) }),
    [draft, form, base],
  )
  // It was just asked for.
  useEffect(() => form.setFocus('name'), [form])
  const leave = () => {
    draft.drop()
    onDone()
  }
  const { onSubmit, failure } = useSubmit(form, async (info) => {
    await onStore(info)
    leave()
  })
  const isChangedByOthers = stored !== undefined && !isSame(base, stored)
  const takeTheirs = () => {
    draft.drop()
    setBase(stored)
    form.reset(typedOf(stored))
    form.setFocus('name')
  }
  const { errors, isSubmitting } = form.formState
  return (
    <form className={classes.form} noValidate autoComplete="off" onSubmit={onSubmit}>
      {isChangedByOthers && (
        <Group gap="xs" role="status">
          <Text>Somebody changed this cohort since you began. What you typed is still here.</Text>
          <Button variant="default" onClick={takeTheirs}>
            Take theirs
          </Button>
        </Group>
      )}
      <div className={classes.fields}>
        <TextInput label="Name" autoComplete="off" {...form.register('name')} error={errors.name?.message} />
        <TextInput type="date" autoComplete="off" label="Starts" {...form.register('startDate')} error={errors.startDate?.message} />
        <TextInput type="date" autoComplete="off" label="Ends" {...form.register('endDate')} error={errors.endDate?.message} />
      </div>
      {!(isChangedByOthers && failedWith(failure, 'Stale')) && <FormFailure failure={failure} />}
      <Group gap="xs">
        <Button type="submit" loading={isSubmitting}>
          {stored === undefined ? 'Add the cohort' : isChangedByOthers ? 'Save mine instead' : 'Save'}
        </Button>
        <Button variant="subtle" onClick={leave}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
