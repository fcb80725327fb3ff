import { useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { TagOption } from './tagOptions.ts'

/**
 * The list below a field for skills. While something is typed, its first option is highlighted by itself. Answers the list's
 * store, and what the field has to say of the highlighted option: Mantine itself says it only of one that arrow keys reached.
 */
export function useSkillCombobox(typed: string, options: readonly TagOption[]) {
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const store = useCombobox()
  const { dropdownOpened, selectFirstOption, resetSelectedOption } = store
  const shown = options.map(({ tag }) => tag).join('\n')
  useEffect(() => {
    // Only once the options are on the page can one of them be highlighted.
    const drawn = setTimeout(() => {
      resetSelectedOption()
      setHighlighted(dropdownOpened && typed.trim() !== '' && shown !== '' ? selectFirstOption() : null)
    })
    return () => clearTimeout(drawn)
  }, [dropdownOpened, typed, shown, resetSelectedOption, selectFirstOption])

  const announced = (select: () => string | null) => () => {
    const id = select()
    setHighlighted(id)
    return id
  }
  const announcing = {
    ...store,
    selectActiveOption: announced(store.selectActiveOption),
    selectNextOption: announced(store.selectNextOption),
    selectPreviousOption: announced(store.selectPreviousOption),
  }
  // Not undefined where there is none: Mantine would take that as leave to name the one that arrow keys reached last.
  return { store: announcing, field: { 'aria-activedescendant': highlighted } }
}
