import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { useForm } from 'react-hook-form'
import { notify } from '../../../../ui/notices/notify.tsx'
import classes from '../../Mentoring.module.css'
import { optionLabels } from '../../typedOptions.ts'
import { useMentoringActions } from '../../useMentoringActions.ts'
import type { Tried } from '../pairKinds.ts'
import type { PairActions } from '../pairsQueries.ts'
import { NO_MENTOR, typedWhatIf, type WhatIf, whatIfSchema } from './typedWhatIf.ts'

interface Props {
  readonly group: MentoringGroup
  readonly mentors: readonly MentorLoad[]
  readonly actions: PairActions
  readonly onTry: (options: Tried) => Promise<void>
}

const fields = ['mentorsLeast', 'mentorsMost', 'keepPenalty', 'leastScore', 'evenness'] as const

/** Tries other options, and other places of a mentor, for this time; what did well can be kept for the mentoring group. */
export function WhatIfForm({ group, mentors, actions, onTry }: Props) {
  const { update } = useMentoringActions(group._source.groupId)
  const form = useForm({ resolver: zodResolver(whatIfSchema), defaultValues: typedWhatIf(group._source.options) })
  const { errors } = form.formState
  const tryOut = ({ options: { mentorsPerMentee, keepPenalty, leastScore, evenness }, mentors }: WhatIf) =>
    onTry({ mentorsPerMentee, keepPenalty, leastScore, evenness, mentors })
  const keep = async (tried: WhatIf) => {
    await actions.once(
      'options',
      async () => {
        await update(group, tried)
        notify.success('The options are saved. They count whenever the best pairs are found.')
      },
      'The options are as they were.',
    )
  }
  const names = [
    { value: NO_MENTOR, label: 'Nobody' },
    ...mentors.map(({ id, name, capacity }) => ({ value: id, label: `${name}, ${capacity}` })),
  ]
  return (
    <form
      className={classes.form}
      noValidate
      autoComplete="off"
      aria-label="What if"
      onSubmit={(event) => void form.handleSubmit(tryOut)(event)}
    >
      <div className={classes.fields} data-pairs>
        {fields.map((name) => (
          <TextInput
            key={name}
            className={classes.number}
            label={optionLabels[name]}
            inputMode="numeric"
            autoComplete="off"
            {...form.register(name)}
            error={errors[name]?.message}
          />
        ))}
      </div>
      <div className={classes.fields} data-pairs>
        <NativeSelect label="A mentor with other places" data={names} {...form.register('mentorId')} />
        <TextInput
          className={classes.number}
          label="How many places they would have"
          inputMode="numeric"
          autoComplete="off"
          {...form.register('places')}
          error={errors.places?.message}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" variant="default">
          Try it
        </Button>
        <Button variant="subtle" onClick={(event) => void form.handleSubmit(keep)(event)}>
          Keep these options
        </Button>
      </div>
    </form>
  )
}
