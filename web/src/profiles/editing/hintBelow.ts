type Part = 'label' | 'input' | 'error' | 'description'

/** A hint stands below its field, so that fields beside each other are level. */
export const hintBelow: { readonly inputWrapperOrder: Part[] } = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
}
