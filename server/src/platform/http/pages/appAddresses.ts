const literal = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Which addresses the web app has a screen for, as its router sees them: upper and lower case alike, a slash at the end or not.
 * @param patterns as the web app's build tells them: '/job/$jobId'
 * @returns whether a path, without its query, is one of them
 */
export function appAddresses(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns.map((pattern) => {
    const parts = pattern.split('/').filter(Boolean)
    return parts.map((part) => (part.startsWith('$') ? '/[^/]+' : `/${literal(part)}`)).join('')
  })
  const all = new RegExp(`^(?:${matchers.join('|')})/?$`, 'i')
  return (path) => all.test(path)
}
