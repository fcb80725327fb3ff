import { MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useMemo } from 'react'
import { SkillOptions } from '../../../profiles/tags/SkillOptions.tsx'
import { tagFor, tagOptions } from '../../../profiles/tags/tagOptions.ts'
import { useAfterPress } from '../../../profiles/tags/useAfterPress.ts'
import { useSkillList } from '../../../profiles/tags/useSkillList.ts'
import { useSkills } from '../../../profiles/tags/useSkills.ts'
import { SkillField } from './SkillField.tsx'

const LONGEST_SKILL = 80

interface SkillInputProps {
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly onAdd: (names: readonly string[]) => void
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Is told as soon as it has taken the place of the field that stood there before. */
  readonly onHere: () => void
  readonly ref: Ref<HTMLInputElement>
}

/**
 * Adds skills of the vocabulary, found by any of their names, or words of one's own. Arrow keys and Enter choose, a comma
 * ends a skill, so that a list can be pasted.
 */
export function SkillInput({ chosen, isFull, onAdd, typed, onType, onHere, ref }: SkillInputProps) {
  const skills = useSkills()
  const options = useMemo(() => (isFull ? [] : tagOptions(typed, chosen, skills)), [isFull, typed, chosen, skills])
  const { list, field, press, open, close } = useSkillList(typed, options)
  const afterPress = useAfterPress()
  const add = (name: string) => {
    if (isFull || name === '') return
    onAdd([name.slice(0, LONGEST_SKILL)])
    onType('')
  }
  const take = (text: string) => {
    const words = text.split(',')
    const rest = words.pop() ?? ''
    const finished = words.map((word) => tagFor(word, skills).slice(0, LONGEST_SKILL)).filter(Boolean)
    const room = finished.slice(0, MOST_JOB_SKILLS - chosen.length)
    if (room.length > 0) onAdd(room)
    onType([...finished.slice(room.length), rest.trimStart()].join(', '))
    open()
  }
  const takeOver = useEffectEvent(() => {
    onHere()
    if (typed !== '') take(typed)
  })
  useEffect(() => takeOver(), [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || press(event, add) || event.key !== 'Enter') return
    event.preventDefault()
    if (typed.trim() !== '') add(tagFor(typed, skills))
  }
  return (
    <SkillField
      {...field}
      ref={ref}
      isFull={isFull}
      inputContainer={(input) => (
        <SkillOptions label="Skills to add" list={list} onChoose={add}>
          {input}
        </SkillOptions>
      )}
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
