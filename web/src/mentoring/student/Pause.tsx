import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Text, TextInput } from '@mantine/core'
import type { OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure } from '../../accounts/FormFailure.tsx'
import { useSubmit } from '../../accounts/useSubmit.ts'
import { dayHere } from '../../ui/zonedTimes.ts'
import { day } from '../../ui/dates.ts'
import { notify } from '../../ui/notices/notify.tsx'
import classes from '../advisor/Mentoring.module.css'
import type { OwnMentoringActions } from './ownMentoringQueries.ts'
import { pauseSchema } from './typedPause.ts'

interface Props {
  readonly stored: OwnMentoring
  readonly actions: OwnMentoringActions
}

const MEANING: Readonly<Record<OwnMentoring['role'], string>> = {
  member: 'While you pause, you get no new mentor and no new internship. Those you have stay yours, and your mentor reads that you pause.',
  mentor:
    'While you pause, you get no new mentee, and the advisors may find another mentor for those you have. Until they do, these stay yours, and ' +
    'read that you pause.',
  both:
    'While you pause, you get nobody new, neither as a mentee nor as a mentor. Your mentors stay yours. The advisors may find another mentor for ' +
    'your mentees. Whoever has you reads that you pause.',
}

/** Where a member pauses until a day, as a mentee and as a mentor, and ends it before. */
export function Pause({ stored, actions }: Props) {
  const { pausedUntil, role } = stored
  const [schema] = useState(() => pauseSchema(Date.now))
  const typed = (until: number | null) => ({ pausedUntil: until === null ? '' : dayHere(until) })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: typed(pausedUntil) })
  const pauseButton = useRef<HTMLButtonElement>(null)
  const { onSubmit, failure } = useSubmit(form, async (told) => {
    const saved = await actions.tell(told)
    form.reset(typed(saved.pausedUntil))
    notify.success(`You pause until ${day(told.pausedUntil)}.`)
  })
  const end = async () => {
    if (!(await actions.endPause())) return
    form.reset(typed(null))
    // Its button is gone.
    pauseButton.current?.focus()
  }
  const { errors, isSubmitting } = form.formState
  return (
    <form
      className={`${classes.panel} ${classes.form}`}
      noValidate
      autoComplete="off"
      aria-labelledby="mentoring-pause"
      onSubmit={onSubmit}
    >
      <h2 className={classes.title} id="mentoring-pause">
        Pause
      </h2>
      <Text>{pausedUntil === null ? 'You do not pause.' : `You pause until ${day(pausedUntil)}. It ends by itself after that day.`}</Text>
      <TextInput
        type="date"
        label="I pause until"
        description={MEANING[role]}
        autoComplete="off"
        {...form.register('pausedUntil')}
        error={errors.pausedUntil?.message}
      />
      <FormFailure failure={failure} />
      <div className={classes.actions}>
        <Button type="submit" variant="default" ref={pauseButton} loading={isSubmitting} disabled={actions.isBusy}>
          {pausedUntil === null ? 'Pause' : 'Change the day'}
        </Button>
        {pausedUntil !== null && (
          <Button variant="default" disabled={actions.isBusy || isSubmitting} onClick={() => void end()}>
            End the pause
          </Button>
        )}
      </div>
    </form>
  )
}
