import { type KeyboardEvent, useId, useState } from 'react'
import type { TagOption } from './tagOptions.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The list below a field for skills: arrow keys walk it, Enter chooses, Escape closes it. While something is typed, its first
 * option is highlighted by itself. Answers the list's state and what the field has to say of it.
 */
export function useSkillList(typed: string, options: readonly TagOption[]) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const among = [typed, ...options.map(({ tag }) => tag)].join('\n')
  const [walked, setWalked] = useState({ among: '', at: -1 })
  const isShown = isOpen && options.length > 0
  const atFirst = typed.trim() === '' ? -1 : 0
  const at = !isShown ? -1 : walked.among === among ? walked.at : atFirst

  /** Answers whether the list has used the key. */
  const press = (event: KeyboardEvent, choose: (tag: string) => void): boolean => {
    const step = steps[event.key]
    if (step !== undefined) {
      const from = at < 0 && step < 0 ? 0 : at
      if (isShown) setWalked({ among, at: (from + step + options.length) % options.length })
      setOpen(true)
    } else if (event.key === 'Enter' && at >= 0) choose(options[at]!.tag)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else return false
    event.preventDefault()
    return true
  }

  const optionId = (index: number) => `${id}-${index}`
  return {
    press,
    open: () => setOpen(true),
    close: () => setOpen(false),
    list: { id, options, at, isShown, optionId },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': at < 0 ? undefined : optionId(at),
    },
  } as const
}

export type SkillList = ReturnType<typeof useSkillList>['list']
