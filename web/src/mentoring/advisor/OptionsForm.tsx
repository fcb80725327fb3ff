import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Text, TextInput } from '@mantine/core'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { pairRules, pairRuleWords } from '@trellis/contract/mentoring/rules/pairRules.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure } from '../../accounts/FormFailure.tsx'
import { useSubmit } from '../../accounts/useSubmit.ts'
import { failedWith } from '../../api/failure.ts'
import { useDraft } from '../../drafts/drafts.ts'
import { CheckField } from '../../ui/choices/CheckField.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import classes from './Mentoring.module.css'
import { optionLabels, optionsSchema, type TypedOptions, typedOf } from './typedOptions.ts'
import type { MentoringActions } from './useMentoringActions.ts'

interface Props {
  readonly group: MentoringGroup
  readonly actions: MentoringActions
}

/** What is typed, and the stored options that it began with. */
interface Draft {
  readonly typed: TypedOptions
  readonly base: MentoringOptions
}

const isSame = (one: MentoringOptions, other: MentoringOptions): boolean => JSON.stringify(typedOf(one)) === JSON.stringify(typedOf(other))

const perMentee = [['mentorsLeast'], ['mentorsMost'], ['jobsLeast'], ['jobsMost']] as const

const places = [
  ['mentorCapacity', 'Unless they or you say another number.'],
  ['jobCapacity', 'Unless you say another number.'],
] as const

const weights = [
  ['leastScore', 'Pairs that match less are never assigned.'],
  ['keepPenalty', 'A pair that members see changes only where that brings more.'],
  [
    'evenness',
    'The higher, the more evenly: each further mentee of one mentor costs so much more. It may leave somebody without a mentor.',
  ],
] as const

/** By what the mentees of a mentoring group are assigned. */
export function OptionsForm({ group, actions }: Props) {
  const stored = group._source.options
  const draft = useDraft<Draft>(`mentoringOptions.${group._id}`)
  const [begun] = useState(() => draft.read())
  const [base, setBase] = useState(begun?.base ?? stored)
  const form = useForm({ resolver: zodResolver(optionsSchema), defaultValues: begun?.typed ?? typedOf(stored) })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save({ typed: values, base }) }),
    [draft, form, base],
  )
  const { onSubmit, failure } = useSubmit(form, async (options: MentoringOptions) => {
    const saved = await actions.update(group, { options })
    draft.drop()
    setBase(saved._source.options)
    form.reset(typedOf(saved._source.options))
    notify.success('The options are saved.')
  })
  const isChangedByOthers = !isSame(base, stored)
  const takeTheirs = () => {
    draft.drop()
    setBase(stored)
    form.reset(typedOf(stored))
    form.setFocus('mentorsLeast')
  }
  const { errors, isSubmitting } = form.formState
  const field = ([name, description]: (typeof perMentee | typeof places | typeof weights)[number]) => (
    <TextInput
      key={name}
      className={classes.number}
      label={optionLabels[name]}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      {...form.register(name)}
      error={errors[name]?.message}
    />
  )
  return (
    <form className={`${classes.panel} ${classes.form}`} noValidate autoComplete="off" aria-label="Options" onSubmit={onSubmit}>
      {isChangedByOthers && (
        <div role="status" className={classes.top}>
          <Text>Another advisor changed the options since you began. What you typed is still here.</Text>
          <Button variant="default" onClick={takeTheirs}>
            Take theirs
          </Button>
        </div>
      )}
      <div className={classes.columns}>
        <div>
          <fieldset className={classes.fields} data-pairs>
            <legend>For each mentee</legend>
            {perMentee.map(field)}
          </fieldset>
          <fieldset className={classes.fields}>
            <legend>What counts, in points of 100</legend>
            {weights.map(field)}
          </fieldset>
        </div>
        <div>
          <fieldset className={classes.fields} data-pairs>
            <legend>Places</legend>
            {places.map(field)}
          </fieldset>
          <fieldset className={classes.fields}>
            <legend>Rules for each pair</legend>
            {pairRules.map((rule) => (
              <CheckField key={rule} label={pairRuleWords[rule].label} description={pairRuleWords[rule].hint} {...form.register(rule)} />
            ))}
          </fieldset>
        </div>
        <div>
          {!(isChangedByOthers && failedWith(failure, 'Stale')) && <FormFailure failure={failure} />}
          <div className={classes.actions}>
            <Button type="submit" loading={isSubmitting}>
              {isChangedByOthers ? 'Save mine instead' : 'Save the options'}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}
