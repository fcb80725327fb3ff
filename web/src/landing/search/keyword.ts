import { useSession } from '../../session/session.ts'

/** The name of the field, and of what a browser without the page's scripts sends in its stead. */
export const KEYWORD = 'keyword'
/** In characters. */
export const LONGEST_KEYWORD = 200

/**
 * Keeps what a visitor looks for until they have signed in.
 * @returns whether there is something to look for
 */
export function keepKeyword(typed: string): boolean {
  const searchKeyword = typed.trim().slice(0, LONGEST_KEYWORD)
  if (searchKeyword === '') return false
  useSession.setState({ searchKeyword })
  return true
}
