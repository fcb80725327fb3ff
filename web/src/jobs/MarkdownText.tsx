import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type Element, type Part, readMarkdown } from './markdown.ts'
import type { MarkdownProps } from './Markdown.tsx'
import classes from './Markdown.module.css'

const LOWEST_HEADING = 6

/** What is shown of what strangers wrote, beside headings and links; of anything else the words alone. */
const shownTags = new Set(
  ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'em', 'strong', 's', 'hr', 'br'].concat([
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ]),
)

/** Only addresses that cannot act in this page and that nobody can listen in to. */
const isSafe = (address: string): boolean => /^https:\/\//i.test(address)

/** Where each heading stands in the text's outline, from 1, whatever number of '#' its author wrote. */
function depthsOf(parts: readonly Part[]): Map<Element, number> {
  const above: number[] = []
  const depths = new Map<Element, number>()
  for (const part of parts) {
    if (typeof part === 'string' || part.kind !== 'heading') continue
    const level = Number(part.tag.slice(1))
    while (above.length > 0 && above.at(-1)! >= level) above.pop()
    above.push(level)
    depths.set(part, above.length)
  }
  return depths
}

/** The reader itself, in a file of its own so that it is fetched only where there is Markdown. */
export default function MarkdownText({ text, below = 2 }: MarkdownProps) {
  const parts = useMemo(() => readMarkdown(text), [text])
  const depths = useMemo(() => depthsOf(parts), [parts])

  const shown = (part: Part, key: number): ReactNode => {
    if (typeof part === 'string') return part
    const { kind, tag, address, start } = part
    const children = part.parts.map(shown)
    if (kind === 'heading') {
      return createElement(`h${Math.min(LOWEST_HEADING, below + (depths.get(part) ?? 1))}`, { key }, ...children)
    }
    if (address !== undefined && isSafe(address)) {
      return (
        <a key={key} href={address} target="_blank" rel="noopener nofollow">
          {children}
        </a>
      )
    }
    return shownTags.has(tag) ? createElement(tag, { key, start }, ...children) : <Fragment key={key}>{children}</Fragment>
  }

  return <div className={classes.text}>{parts.map(shown)}</div>
}
