import { Chip, Group, Input, NativeSelect, NumberInput } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import { employmentTypeLabels, employmentTypes, workplaceLabels, workplaces } from '@trellis/contract/jobs/jobs.ts'
import { levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import { useId } from 'react'
import { PlaceFields } from '../../../people/found/PlaceFields.tsx'
import { type JobFilters, postedLabels } from './filters.ts'
import classes from '../../../postings/postings.module.css'

/** What is typed rather than chosen. */
export type Typed = Pick<JobFilters, 'city' | 'state' | 'country' | 'pay'>

interface JobFilterFieldsProps {
  readonly filters: JobFilters
  readonly typed: Typed
  readonly onChoose: (part: Partial<JobFilters>) => void
  readonly onType: (part: Partial<Typed>) => void
}

const postedChoices = ([0, 1, 7, 30, 90] as const).map((days) => ({ value: String(days), label: postedLabels[days] }))
/** The filters of a list of jobs, unfolded. */
export function JobFilterFields({ filters, typed, onChoose, onType }: JobFilterFieldsProps) {
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
      <Choices
        label="Type"
        all={employmentTypes}
        labelOf={(type) => employmentTypeLabels[type]}
        chosen={filters.employmentType}
        onChoose={(employmentType) => onChoose({ employmentType })}
      />
      <Choices label="Level" all={levels} labelOf={levelLabel} chosen={filters.level} onChoose={(level) => onChoose({ level })} />
      <Choices
        label="Workplace"
        all={workplaces}
        labelOf={(workplace) => workplaceLabels[workplace]}
        chosen={filters.workplace}
        onChoose={(workplace) => onChoose({ workplace })}
      />
      <div className={classes.fields}>
        <PlaceFields place={typed} onType={onType} />
        <NumberInput
          label="Pays at least, a year"
          placeholder="Any"
          min={0}
          max={10_000_000}
          allowNegative={false}
          decimalScale={0}
          thousandSeparator=","
          hideControls
          inputMode="numeric"
          autoComplete="off"
          value={typed.pay === 0 ? '' : typed.pay}
          onChange={(value) => onType({ pay: Number(value) || 0 })}
        />
        <NativeSelect
          label="Posted"
          data={postedChoices}
          value={String(filters.days)}
          onChange={(event) => onChoose({ days: Number(event.currentTarget.value) as JobFilters['days'] })}
        />
      </div>
    </div>
  )
}

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly all: readonly T[]
  readonly labelOf: (one: T) => string
  readonly chosen: T[]
  readonly onChoose: (chosen: T[]) => void
}

/** Any number of things out of a few. */
function Choices<T extends string>({ label, all, labelOf, chosen, onChoose }: ChoicesProps<T>) {
  const id = useId()
  return (
    <div>
      <Input.Label id={id} labelElement="div" size="md">
        {label}
      </Input.Label>
      <Chip.Group multiple value={chosen} onChange={(values) => onChoose(all.filter((one) => values.includes(one)))}>
        <Group gap="xs" role="group" aria-labelledby={id}>
          {all.map((one) => (
            <Chip key={one} value={one} size="md">
              {labelOf(one)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  )
}
