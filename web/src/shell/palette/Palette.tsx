import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './Palette.module.css'
import type { PaletteEntry } from '../../ui/palette/palette.ts'
import { usePalette } from './usePalette.ts'

const LONGEST_PHRASE = 200

/** Takes over what was typed on while this was on its way (`public/early-keys.js`): from then on the field has the keys. */
function takeTyped(): string {
  const { dataset } = document.documentElement
  const typed = dataset['finds'] ?? ''
  delete dataset['finds']
  return typed.slice(0, LONGEST_PHRASE)
}

/** Finds screens, people, jobs and what can be done, by typing: arrows choose, Enter goes there, Escape closes. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const [phrase, setPhrase] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, isAsking, hasFailed } = usePalette(phrase)
  const entries = groups.flatMap((group) => group.entries)
  const current = Math.min(chosen, entries.length - 1)
  const optionId = (at: number) => `${id}-${at}`
  useEffect(() => {
    dialog.current?.showModal()
    const typed = takeTyped()
    // At once: the next letter goes into the field, which has to hold these by then.
    if (typed !== '') queueMicrotask(() => flushSync(() => setPhrase(typed)))
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  const go = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return
    onClose()
    if (typeof entry.act === 'function') entry.act()
    else void navigate({ to: entry.act.to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) setChosen((current + step + entries.length) % entries.length)
    else if (event.key === 'Enter') go(entries[current])
    else return
    event.preventDefault()
  }
  let at = 0
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label="Find anything" onClose={onClose} closedby="any">
      <div className={classes.panel}>
        <input
          className={classes.field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Find anything"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          placeholder="A screen, a person, a job"
          autoComplete="off"
          maxLength={LONGEST_PHRASE}
          value={phrase}
          onChange={({ currentTarget }) => {
            setPhrase(currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}-list`} role="listbox" aria-label="Found" className={classes.list}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p className={classes.title} aria-hidden>
                {group.title}
              </p>
              {group.entries.map((entry) => {
                const place = at++
                return (
                  <button
                    type="button"
                    tabIndex={-1}
                    key={place}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === current}
                    className={classes.option}
                    onClick={() => go(entry)}
                    onPointerMove={() => place !== current && setChosen(place)}
                  >
                    <span>{entry.label}</span>
                    {entry.hint && <span className={classes.hint}>{entry.hint}</span>}
                  </button>
                )
              })}
            </div>
          ))}
        </div>
        <p className={classes.state} role="status">
          {stateOf(entries.length, isAsking, hasFailed)}
        </p>
      </div>
    </dialog>
  )
}

function stateOf(count: number, isAsking: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'People and jobs could not be searched just now. Screens are there.'
  return count === 0 && !isAsking ? 'Nothing found. Try fewer letters, or check the spelling.' : ''
}
