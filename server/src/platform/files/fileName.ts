const LONGEST_NAME = 200
/** What is not seen, turns the direction of writing, breaks the line, or means something in a path. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu

/**
 * The name of a file as it may be shown and given to others: without its folders, and without characters by which a name
 * seems to be another one or leads elsewhere.
 * @returns at most 200 characters; empty where nothing is left
 */
export function plainFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1)!
  return base
    .slice(0, LONGEST_NAME)
    .replace(UNSAFE, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
}
