import { Pill, PillsInput } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MOST_TAGS, OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { SkillOptions } from './SkillOptions.tsx'
import classes from './TagInput.module.css'
import { tagFor, tagOptions } from './tagOptions.ts'
import { useAfterPress } from './useAfterPress.ts'
import { useSkillList } from './useSkillList.ts'
import { hasBehavioral, useSkills } from './useSkills.ts'

const TOO_MANY = `Two skills at most. Remove one to choose another.`
const LONGEST_TAG = 80

interface TagInputProps {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (tags: string[]) => void
  readonly error?: string | undefined
}

/**
 * The skills of an entry: at most two of the vocabulary, found by any of their names, or words of one's own. No skill is
 * 'Other'. Arrow keys and Enter choose, a comma ends a word, Backspace takes the last one away.
 */
export function TagInput({ label, value, onChange, error }: TagInputProps) {
  const id = useId()
  const skills = useSkills()
  const [typed, setTyped] = useState('')
  const isFull = value.length >= MOST_TAGS
  const options = useMemo(() => (isFull ? [] : tagOptions(typed, value, skills)), [isFull, typed, value, skills])
  const { list, field, press, open, close } = useSkillList(typed, options)
  const afterPress = useAfterPress()
  const add = (tag: string) => {
    const once = value.filter((other) => other.toLowerCase() !== tag.toLowerCase())
    if (tag === '' || once.length >= MOST_TAGS) return
    onChange([...once, tag])
    setTyped('')
    if (once.length + 1 >= MOST_TAGS) close()
  }
  const remove = (tag: string) => onChange(value.filter((other) => other !== tag))

  /** A comma ends each word before it. */
  const take = (text: string) => {
    const words = text.split(',')
    const rest = words.pop() ?? ''
    const finished = words.map((word) => tagFor(word, skills)).filter(Boolean)
    const room = finished.slice(0, MOST_TAGS - value.length)
    if (room.length > 0) onChange([...new Set([...value, ...room])])
    setTyped(finished.length > room.length ? finished.slice(room.length).join(' ') : rest.trimStart())
    open()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || press(event, add)) return
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter' && typed.trim() !== '') add(tagFor(typed, skills))
    if (event.key === 'Backspace' && typed === '' && value.length > 0) remove(value.at(-1)!)
  }

  const message = error ?? (isFull && typed !== '' ? TOO_MANY : undefined)
  const advice = hasBehavioral(value, skills) ? '' : 'A behavioral skill is recommended. '
  return (
    <PillsInput
      label={label}
      size="md"
      id={id}
      error={message}
      errorProps={{ role: 'alert' }}
      description={isFull ? advice.trim() : `${advice}Choose one or two.`}
      classNames={{ input: classes.box }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputContainer={(input) => (
        <SkillOptions label={`${label}: suggestions`} list={list} onChoose={add}>
          {input}
        </SkillOptions>
      )}
    >
      <Pill.Group size="lg">
        {value.map((tag) => (
          <Pill
            key={tag}
            className={classes.pill}
            withRemoveButton
            onRemove={() => remove(tag)}
            removeButtonProps={{ 'aria-label': `Remove ${tag}`, 'aria-hidden': false, tabIndex: 0 }}
          >
            {tag}
          </Pill>
        ))}
        {value.length === 0 && typed === '' && <span className={classes.other}>{OTHER_TAG}</span>}
        <PillsInput.Field
          {...field}
          id={id}
          className={classes.field}
          value={typed}
          maxLength={LONGEST_TAG * MOST_TAGS}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={value.length === 0 ? 'Type a skill' : ''}
          onChange={(event) => take(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => open()}
          onBlur={() => {
            close()
            afterPress(() => add(tagFor(typed, skills)))
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}
