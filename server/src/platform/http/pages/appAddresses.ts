const literal = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What stands for a part of an address; for '$', at the end of a pattern, for all that is left of it. */
function expressionOf(part: string): string {
  if (part === '$') return '(?:/[^/]+)+'
  return part.startsWith('$') ? '/[^/]+' : `/${literal(part)}`
}

/**
 * Which of its addresses the web app sees in a path, as its router does: upper and lower case alike, a slash at the end or not.
 * @param patterns as the web app's build tells them: '/job/$jobId'
 * @returns the pattern of a path without its query; undefined where there is no screen
 */
export function appAddresses(patterns: readonly string[]): (path: string) => string | undefined {
  const matchers = patterns.map((pattern) => {
    const parts = pattern.split('/').filter(Boolean)
    const words = parts.map(expressionOf).join('')
    return { pattern, test: new RegExp(`^${words}/?$`, 'i') }
  })
  return (path) => matchers.find(({ test }) => test.test(path))?.pattern
}
