import { Button, TextInput } from '@mantine/core'
import { MOST_TAGS } from '@trellis/contract/profiles/tags.ts'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { TagInput } from '../profiles/tags/TagInput.tsx'
import { useSkills } from '../profiles/tags/useSkills.ts'
import { skillOffers } from './skillOffers.ts'
import classes from './ThingLine.module.css'
import { useSkillsOfLine } from './useSkillsOfLine.ts'

/** Something that one does, with the skills that it takes. */
export interface Thing {
  readonly name: string
  readonly tags: readonly string[]
}

interface ThingLineProps {
  readonly label: string
  readonly example: string
  readonly thing: Thing
  readonly onChange: (thing: Thing) => void
  /** Goes on from this line. */
  readonly onDone: () => void
  readonly ref: Ref<HTMLInputElement>
}

/** A line for one thing that somebody does. The skills that it names are offered below it: a press takes one, Enter in the line the first. */
export function ThingLine({ label, example, thing, onChange, onDone, ref }: ThingLineProps) {
  const { name, tags } = thing
  const skills = useSkills()
  const { named, namedNow } = useSkillsOfLine(name, skills)
  const [isSearching, setSearching] = useState(false)
  const toggle = (skill: string) => {
    const others = tags.filter((tag) => tag !== skill)
    onChange({ name, tags: others.length < tags.length ? others : [...others, skill].slice(-MOST_TAGS) })
  }
  const finish = async () => {
    const [first] = name.trim() === '' || tags.length > 0 ? [] : await namedNow()
    if (first !== undefined) onChange({ name, tags: [first] })
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void finish()
  }
  return (
    <div className={classes.line}>
      <TextInput
        ref={ref}
        label={label}
        placeholder={example}
        size="md"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="next"
        value={name}
        onChange={(event) => onChange({ name: event.currentTarget.value, tags })}
        onKeyDown={onKeyDown}
      />
      {name.trim() !== '' && (
        <div className={classes.offers} role="group" aria-label={`Skills of ${name}`}>
          {skillOffers(tags, named, skills).map((skill) => (
            <Button
              key={skill}
              variant={tags.includes(skill) ? 'filled' : 'light'}
              radius="xl"
              size="sm"
              mih={44}
              aria-pressed={tags.includes(skill)}
              onClick={() => toggle(skill)}
            >
              {skill}
            </Button>
          ))}
          {!isSearching && (
            <Button variant="subtle" size="sm" mih={44} aria-label={`Another skill of ${name}`} onClick={() => setSearching(true)}>
              Another skill
            </Button>
          )}
        </div>
      )}
      {isSearching && <TagInput label={`More skills of ${name}`} value={tags} onChange={(chosen) => onChange({ name, tags: chosen })} />}
    </div>
  )
}
