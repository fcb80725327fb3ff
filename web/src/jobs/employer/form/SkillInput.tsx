import { Combobox, TextInput, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { MOST_JOB_SKILLS } from '@trellis/contract/jobs.ts'
import { type KeyboardEvent, type Ref, useMemo, useState } from 'react'
import tagClasses from '../../../profiles/tags/TagInput.module.css'
import { tagFor, tagOptions } from '../../../profiles/tags/tagOptions.ts'
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
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const options = useMemo(() => (isFull ? [] : tagOptions(typed, chosen, skills)), [isFull, typed, chosen, skills])

  const add = (name: string) => {
    if (isFull || name === '') return
    onAdd([name.slice(0, LONGEST_SKILL)])
    setTyped('')
    store.resetSelectedOption()
  }
  const take = (text: string) => {
    const words = text.split(',')
    const rest = words.pop() ?? ''
    const finished = words.map((word) => tagFor(word, skills).slice(0, LONGEST_SKILL)).filter(Boolean)
    const room = finished.slice(0, MOST_JOB_SKILLS - chosen.length)
    if (room.length > 0) onAdd(room)
    setTyped([...finished.slice(room.length), rest.trimStart()].join(', '))
    store.openDropdown()
    if (rest.trim() === '') store.resetSelectedOption()
    else setTimeout(() => store.selectFirstOption())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    if (typed.trim() !== '' && store.getSelectedOptionIndex() < 0) add(tagFor(typed, skills))
  }
  return (
    <Combobox store={store} withinPortal={false} onOptionSubmit={add}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={ref}
          label="Add a skill"
          description={
            isFull ? `${MOST_JOB_SKILLS} skills are the most. Remove one to add another.` : `Up to ${MOST_JOB_SKILLS}, the most important ones.`
          }
          placeholder="Type a skill"
          autoComplete="off"
          value={typed}
          onChange={(event) => take(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => store.openDropdown()}
          onBlur={() => {
            store.closeDropdown()
            add(tagFor(typed, skills))
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0}>
        <Combobox.Options aria-label="Skills to add" mah={320} tabIndex={-1} className={tagClasses.options}>
          {options.map(({ tag, alias, node, isFree }) => (
            <Combobox.Option key={tag} value={tag} className={tagClasses.option}>
              <span>
                {isFree ? `Use ‘${tag}’ as it is` : tag}
                {alias !== undefined && <span className={tagClasses.quiet}> ({alias})</span>}
              </span>
              {node !== '' && <span className={tagClasses.quiet}>{node}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
