import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Textarea, TextInput } from '@mantine/core'
import type { MentoringSession, PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../accounts/useSubmit.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import { notify } from '../../../ui/notices/notify.tsx'
import classes from '../../advisor/Mentoring.module.css'
import type { PairLifeActions } from './livingQueries.ts'
import { isOtherTold, sessionSchema, type TypedSession, typedOf, usualSession } from './typedSession.ts'

interface Props {
  /** Under which the draft of what is typed is kept. */
  readonly draftName: string
  readonly name: string
  /** The session that is changed; undefined where one is added. */
  readonly stored: MentoringSession | undefined
  /** Those of the pair that are written down. */
  readonly written: PairLife['sessions']
  readonly actions: PairLifeActions
  readonly onClose: () => void
}

/** When two met or will meet, and what one wants to remember of it. */
export function SessionForm({ draftName, name, stored, written, actions, onClose }: Props) {
  const draft = useDraft<TypedSession>(draftName)
  const [defaultValues] = useState(() => draft.read() ?? (stored === undefined ? usualSession(Date.now()) : typedOf(stored)))
  const form = useForm({ resolver: zodResolver(sessionSchema), defaultValues })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }), [draft, form])
  const close = () => {
    draft.drop()
    onClose()
  }
  const { onSubmit, failure } = useSubmit(form, async (told) => {
    const isTold = isOtherTold(told.at, stored, written, Date.now())
    await actions.save(told, stored?.id)
    close()
    notify.success(isTold ? `Saved. ${name} is told of it.` : 'Saved.')
  })
  const { errors, isSubmitting } = form.formState
  useEffect(() => form.setFocus('at'), [form])
  return (
    <form className={classes.form} noValidate autoComplete="off" aria-label={`A session with ${name}`} onSubmit={onSubmit}>
      <div className={classes.fields} data-pairs>
        <TextInput
          type="datetime-local"
          label="When"
          description="On your clock. A time that is to come is a plan."
          autoComplete="off"
          {...form.register('at')}
          error={errors.at?.message}
        />
        <TextInput
          label="Minutes"
          description="How long it takes, or took."
          inputMode="numeric"
          autoComplete="off"
          {...form.register('minutes')}
          error={errors.minutes?.message}
        />
      </div>
      <Textarea label="Note" autosize minRows={2} autoComplete="off" {...form.register('note')} error={errors.note?.message} />
      <CheckField
        label={`Share the note with ${name}`}
        description={`Else only you read it. ${name} and the advisors of the group see the day and the minutes; advisors read no notes.`}
        {...form.register('shared')}
      />
      <FormFailure failure={failure} />
      <div className={classes.actions}>
        <Button type="submit" loading={isSubmitting}>
          Save
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
