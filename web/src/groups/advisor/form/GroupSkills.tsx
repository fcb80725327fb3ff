import { useMemo } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { PostingGenome } from '../../../postings/form/skills/PostingGenome.tsx'
import { SkillRows } from '../../../postings/form/skills/SkillRows.tsx'
import { SkillsSection } from '../../../postings/form/skills/SkillsSection.tsx'
import { useGenomeWhileTyping } from '../../../postings/form/skills/useGenomeWhileTyping.ts'
import { messageAt } from '../../../profiles/editing/messageAt.ts'
import type { TypedGroup } from './typedGroup.ts'

/** The genome that the group would have as it is typed now: nobody has to know its skills, so that each counts once. */
function useGroupGenome() {
  const [name, description, names] = useWatch<TypedGroup, ['name', 'description', 'skills']>({ name: ['name', 'description', 'skills'] })
  const skills = useMemo(() => names.map((skill) => ({ name: skill, proficiency: 'good' as const })), [names])
  return useGenomeWhileTyping({ name, description, skills })
}

/** The genome of the group as it is typed. */
export function GroupGenome() {
  return <PostingGenome noun="group" genome={useGroupGenome()} />
}

/** The skills that the group is about; those that its text names are offered. */
export function GroupSkills() {
  const { control } = useFormContext<TypedGroup>()
  const { field, formState } = useController({ control, name: 'skills' })
  const { value: names, onChange, ref } = field
  const { errors } = formState
  return (
    <SkillsSection
      offer="Your text names these. Add those that the group is about; the others do not count."
      names={names}
      onAdd={(added) => onChange([...names, ...added])}
      genome={useGroupGenome()}
      fault={messageAt(errors, 'skills')}
      ref={ref}
    >
      <SkillRows
        names={names}
        onRemove={(place) => onChange(names.filter((_, other) => other !== place))}
        faultAt={(place) => messageAt(errors, `skills.${place}`)}
      />
    </SkillsSection>
  )
}
