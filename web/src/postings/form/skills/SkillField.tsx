import { TextInput, type TextInputProps } from '@mantine/core'
import { MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'

interface SkillFieldProps extends Omit<TextInputProps, 'label' | 'description' | 'placeholder'> {
  readonly isFull: boolean
}

/** The field that skills of a posting are typed into. */
export function SkillField({ isFull, ...field }: SkillFieldProps) {
  return (
    <TextInput
      {...field}
      label="Add a skill"
      description={
        isFull ? `${MOST_JOB_SKILLS} skills are the most. Remove one to add another.` : `Up to ${MOST_JOB_SKILLS}, the most important ones.`
      }
      placeholder="Type a skill"
      autoComplete="off"
      autoCapitalize="none"
    />
  )
}
