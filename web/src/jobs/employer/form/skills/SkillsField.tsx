import { NativeSelect } from '@mantine/core'
import { type JobSkill, proficiencies, proficiencyLabels } from '@trellis/contract/jobs/jobs.ts'
import { useController, useFormContext } from 'react-hook-form'
import { choicesOf } from '../../../../postings/form/fields.tsx'
import { SkillRows } from '../../../../postings/form/skills/SkillRows.tsx'
import { SkillsSection } from '../../../../postings/form/skills/SkillsSection.tsx'
import { messageAt } from '../../../../profiles/editing/messageAt.ts'
import type { TypedJob } from '../typedJob.ts'
import { useJobGenome } from './useJobGenome.ts'

const levels = choicesOf(proficiencies, proficiencyLabels)

/** The skills that the job asks for, each with how well; those that its text names are offered. */
export function SkillsField() {
  const { control } = useFormContext<TypedJob>()
  const { field, formState } = useController({ control, name: 'skills' })
  const { value: skills, onChange, ref } = field
  const { errors } = formState
  const chosenLevel = (place: number) => (
    <NativeSelect
      aria-label={`How well: ${skills[place]!.name}`}
      data={levels}
      value={skills[place]!.proficiency}
      onChange={(event) => {
        const chosen = proficiencies.find((one) => one === event.currentTarget.value)
        onChange(skills.map((skill, other) => (other === place ? { ...skill, proficiency: chosen ?? 'good' } : skill)))
      }}
    />
  )
  return (
    <SkillsSection
      offer="Your text names these. Add those that the job asks for; the others do not count."
      names={skills.map(({ name }) => name)}
      onAdd={(names) => onChange([...skills, ...names.map((name): JobSkill => ({ name, proficiency: 'good' }))])}
      genome={useJobGenome()}
      fault={messageAt(errors, 'skills')}
      ref={ref}
    >
      <SkillRows
        names={skills.map(({ name }) => name)}
        onRemove={(place) => onChange(skills.filter((_, other) => other !== place))}
        faultAt={(place) => messageAt(errors, `skills.${place}.name`)}
        more={chosenLevel}
      />
    </SkillsSection>
  )
}
