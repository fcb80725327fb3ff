import { Button, Group, Text } from '@mantine/core'
import { MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'
import { type MouseEvent, type ReactNode, type Ref, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Section } from '../fields.tsx'
import classes from '../PostingForm.module.css'
import { LateSkillInput } from './LateSkillInput.tsx'
import type { GenomeWhileTyping } from './useGenomeWhileTyping.ts'

/** More are never found in one text. */
const MOST_SHOWN = 200

interface SkillsSectionProps {
  /** What stands above the skills that the text names. */
  readonly offer: string
  /** The names of the chosen skills. */
  readonly names: readonly string[]
  /** Is told of skills that are not chosen yet, as many as there is room for. */
  readonly onAdd: (names: string[]) => void
  readonly genome: GenomeWhileTyping
  /** What is wrong with all of them together. */
  readonly fault: string | undefined
  readonly ref: Ref<HTMLInputElement>
  /** The chosen skills. */
  readonly children: ReactNode
}

/** The skills of a posting; those that its text names are offered. */
export function SkillsSection({ offer, names, onAdd, genome: { data, isEmpty }, fault, ref, children }: SkillsSectionProps) {
  const { getValues, setValue } = useFormContext<{ skillsShown: readonly string[] }>()
  const isChosen = (name: string) => names.some((chosen) => chosen.toLowerCase() === name.toLowerCase())
  const isFull = names.length >= MOST_JOB_SKILLS
  const add = (added: readonly string[]) => {
    const once = [...new Set(added)].filter((name) => !isChosen(name))
    onAdd(once.slice(0, MOST_JOB_SKILLS - names.length))
  }
  // The button that was pressed is gone with its skill.
  const take = (
    name: string,
    { currentTarget: { nextElementSibling, previousElementSibling, parentElement } }: MouseEvent<HTMLElement>,
  ) => {
    const next = nextElementSibling ?? previousElementSibling ?? parentElement?.closest('section')?.querySelector('input')
    add([name])
    if (next instanceof HTMLElement) next.focus()
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
      <LateSkillInput chosen={names} isFull={isFull} onAdd={add} ref={ref} />
      {found.length > 0 && (
        <div role="group" aria-label="Skills that the text names">
          <Text size="sm" c="dimmed" mb={8}>
            {offer}
          </Text>
          <Group gap={8}>
            {found.map((name) => (
              <Button
                key={name}
                variant="light"
                radius="xl"
                size="sm"
                mih={44}
                aria-label={`Add ${name}`}
                onClick={(press) => take(name, press)}
              >
                + {name}
              </Button>
            ))}
          </Group>
        </div>
      )}
      {children}
      <p className={classes.fault} role="alert">
        {fault}
      </p>
    </Section>
  )
}
