import { TextInput } from '@mantine/core'
import { MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'
import { type KeyboardEvent, type Ref, useMemo, useState } from 'react'
import { SkillOptions } from '../../../profiles/tags/SkillOptions.tsx'
import { tagFor, tagOptions } from '../../../profiles/tags/tagOptions.ts'
import { useAfterPress } from '../../../profiles/tags/useAfterPress.ts'
import { useSkillList } from '../../../profiles/tags/useSkillList.ts'
import { useSkills } from '../../../profiles/tags/useSkills.ts'

const LONGEST_SKILL = 80

interface SkillInputProps {
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly onAdd: (names: readonly string[]) => void
  readonly ref: Ref<HTMLInputElement>
}

/**
 * Adds skills of the vocabulary, found by any of their names, or words of one's own. Arrow keys and Enter choose, a comma
 * ends a skill, so that a list can be pasted.
 */
export function SkillInput({ chosen, isFull, onAdd, ref }: SkillInputProps) {
  const skills = useSkills()
  const [typed, setTyped] = useState('')
  const options = useMemo(() => (isFull ? [] : tagOptions(typed, chosen, skills)), [isFull, typed, chosen, skills])
  const { list, field, press, open, close } = useSkillList(typed, options)
  const afterPress = useAfterPress()
  const add = (name: string) => {
    if (isFull || name === '') return
    onAdd([name.slice(0, LONGEST_SKILL)])
    setTyped('')
  }
  const take = (text: string) => {
    const words = text.split(',')
    const rest = words.pop() ?? ''
    const finished = words.map((word) => tagFor(word, skills).slice(0, LONGEST_SKILL)).filter(Boolean)
    const room = finished.slice(0, MOST_JOB_SKILLS - chosen.length)
    if (room.length > 0) onAdd(room)
    setTyped([...finished.slice(room.length), rest.trimStart()].join(', '))
    open()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || press(event, add) || event.key !== 'Enter') return
    event.preventDefault()
    if (typed.trim() !== '') add(tagFor(typed, skills))
  }
  return (
    <TextInput
      {...field}
      ref={ref}
      label="Add a skill"
      description={
        isFull ? `${MOST_JOB_SKILLS} skills are the most. Remove one to add another.` : `Up to ${MOST_JOB_SKILLS}, the most important ones.`
      }
      inputContainer={(input) => (
        <SkillOptions label="Skills to add" list={list} onChoose={add}>
          {input}
        </SkillOptions>
      )}
      placeholder="Type a skill"
      autoComplete="off"
      autoCapitalize="none"
      value={typed}
      onChange={(event) => take(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={() => open()}
      onBlur={() => {
        close()
        afterPress(() => add(tagFor(typed, skills)))
      }}
    />
  )
}
