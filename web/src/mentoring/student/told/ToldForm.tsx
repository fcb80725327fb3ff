import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Text, Textarea, TextInput } from '@mantine/core'
import type { OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../accounts/useSubmit.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import classes from '../../advisor/Mentoring.module.css'
import { MeetingFields } from './MeetingFields.tsx'
import type { OwnMentoringActions } from '../ownMentoringQueries.ts'
import { toldSchema, type TypedTold, typedOf } from './typedTold.ts'

interface Props {
  readonly groupId: string
  readonly stored: OwnMentoring
  readonly actions: OwnMentoringActions
}

/** What a mentee looks for, what a mentor offers, and for how many; and how they can talk. */
export function ToldForm({ groupId, stored, actions }: Props) {
  const draft = useDraft<TypedTold>(`ownMentoring.${groupId}`)
  const form = useForm({ resolver: zodResolver(toldSchema), defaultValues: { ...typedOf(stored), ...draft.read() } })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }), [draft, form])
  const { onSubmit, failure } = useSubmit(form, async (told) => {
    const saved = await actions.tell(told)
    form.reset(typedOf(saved))
    // What it begins with anew is no draft.
    draft.drop()
    notify.success('Saved.')
  })
  const { errors, isSubmitting } = form.formState
  const isMentor = stored.role !== 'member'
  const isMentee = stored.role !== 'mentor'
  return (
    <form className={`${classes.panel} ${classes.form}`} noValidate autoComplete="off" aria-label="About me" onSubmit={onSubmit}>
      {isMentee && (
        <fieldset className={classes.fields}>
          <legend>As a mentee</legend>
          <Textarea
            label="Topics I want help with"
            description="One on each line, ten at most, such as interviews. The advisors of the group see them."
            autosize
            minRows={3}
            autoComplete="off"
            {...form.register('seeks')}
            error={errors.seeks?.message}
          />
        </fieldset>
      )}
      {isMentor && (
        <fieldset className={classes.fields} data-pairs>
          <legend>As a mentor</legend>
          <TextInput
            className={classes.number}
            label="How many mentees I take at most"
            description="Leave it empty to take as many as the advisors of the group usually ask."
            inputMode="numeric"
            autoComplete="off"
            {...form.register('capacity')}
            error={errors.capacity?.message}
          />
          <Textarea
            label="Topics I can help with"
            description="One on each line, ten at most. The advisors of the group see them."
            autosize
            minRows={3}
            autoComplete="off"
            {...form.register('offers')}
            error={errors.offers?.message}
          />
        </fieldset>
      )}
      <MeetingFields {...{ form, errors }} storedZone={stored.timeZone ?? ''} />
      <FormFailure failure={failure} />
      <div className={classes.actions}>
        <Button type="submit" loading={isSubmitting}>
          Save
        </Button>
      </div>
      <Text c="dimmed" size="sm">
        It counts the next time the advisors assign mentees and mentors. You can change it at any time.
      </Text>
    </form>
  )
}
