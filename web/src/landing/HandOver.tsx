import { useLayoutEffect, useState } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

const fieldsOf = (page: Element): Field[] => [...page.querySelectorAll<Field>('input[name], select[name]')]

const isAsItCame = (field: Field): boolean =>
  field instanceof HTMLInputElement
    ? field.value === field.defaultValue
    : [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)

/**
 * Hands over what a visitor typed and chose on the prerendered page before its scripts were there: the fields of the first
 * screen, beside which this stands, take the place of those, and would be as new.
 * @param page what holds the prerendered page, and then the screen
 */
export function HandOver({ page }: { readonly page: Element }) {
  const [before] = useState(() => ({ fields: fieldsOf(page), focused: document.activeElement }))
  useLayoutEffect(() => {
    // Read only now, from the fields that are gone: somebody may have typed on while the screen was drawn.
    for (const field of before.fields) {
      const own = fieldsOf(page).find(({ name }) => name === field.name)
      if (own === undefined) continue
      if (!isAsItCame(field)) {
        own.value = field.value
        own.dispatchEvent(new Event('change', { bubbles: true }))
      }
      if (before.focused !== field) continue
      own.focus({ preventScroll: true })
      if (own instanceof HTMLInputElement && field instanceof HTMLInputElement) {
        own.setSelectionRange(field.selectionStart, field.selectionEnd)
      }
    }
  }, [before, page])
  return null
}
