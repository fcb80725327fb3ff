import { type FieldErrors, get } from 'react-hook-form'

/** What is wrong with the field at a path, or undefined. */
export function messageAt(errors: FieldErrors, path: string): string | undefined {
  const error: unknown = get(errors, path)
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return 'root' in error ? messageAt({ root: error.root } as FieldErrors, 'root') : undefined
}
