import { Button, Group, Text } from '@mantine/core'
import { type JobSkill, MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'
import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { messageAt } from '../../../../profiles/editing/messageAt.ts'
import { Section } from '../fields.tsx'
import classes from '../JobForm.module.css'
import { SkillInput } from './SkillInput.tsx'
import { SkillRows } from './SkillRows.tsx'
import type { TypedJob } from '../typedJob.ts'
import { useJobGenome } from './useJobGenome.ts'

/** More are never found in one text. */
const MOST_SHOWN = 200

/** The skills that the job asks for, each with how well; those that its text names are offered. */
export function SkillsField() {
  const { control, getValues, setValue } = useFormContext<TypedJob>()
  const { field, formState } = useController({ control, name: 'skills' })
  const { value: skills, onChange, ref } = field
  const { errors } = formState
  const { data, isEmpty } = useJobGenome()
  const isChosen = (name: string) => skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase())
  const isFull = skills.length >= MOST_JOB_SKILLS
  const add = (names: readonly string[]) => {
    const once = [...new Set(names)].filter((name) => !isChosen(name))
    const added = once.map((name): JobSkill => ({ name, proficiency: 'good' }))
    onChange([...skills, ...added].slice(0, MOST_JOB_SKILLS))
  }
  const found = isEmpty || isFull ? [] : (data?.skillsInText ?? []).filter((name) => !isChosen(name))
  const offered = found.join('\n')
  useEffect(() => {
    const before = getValues('skillsShown')
    const added = offered.split('\n').filter((name) => name !== '' && !before.includes(name))
    if (added.length > 0) setValue('skillsShown', [...before, ...added].slice(-MOST_SHOWN))
  }, [offered, getValues, setValue])
  return (
    <Section title="Skills">
      <SkillInput chosen={skills.map(({ name }) => name)} isFull={isFull} onAdd={add} ref={ref} />
      {found.length > 0 && (
        <div role="group" aria-label="Skills that the text names">
          <Text size="sm" c="dimmed" mb={8}>
            Your text names these. Add those that the job asks for; the others do not count.
          </Text>
          <Group gap={8}>
            {found.map((name) => (
              <Button key={name} variant="light" radius="xl" size="sm" mih={44} aria-label={`Add ${name}`} onClick={() => add([name])}>
                + {name}
              </Button>
            ))}
          </Group>
        </div>
      )}
      <SkillRows skills={skills} onChange={onChange} faultAt={(place) => messageAt(errors, `skills.${place}.name`)} />
      <p className={classes.fault} role="alert">
        {messageAt(errors, 'skills')}
      </p>
    </Section>
  )
}
