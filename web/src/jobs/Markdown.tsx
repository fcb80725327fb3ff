import { type ComponentType, lazy, Suspense, useState } from 'react'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'

export interface MarkdownProps {
  readonly text: string
  /** The level of the heading that the text stands below: its own headings start one lower. */
  readonly below?: 1 | 2 | 3 | 4
}

let loaded: ComponentType<MarkdownProps> | undefined

/** Fetches the reader of Markdown: texts that are drawn from then on are there at once, and push nothing down. */
export async function loadMarkdown(): Promise<{ default: ComponentType<MarkdownProps> }> {
  const reader = await import('./MarkdownText.tsx')
  loaded = reader.default
  return reader
}

const MarkdownOnceLoaded = lazy(loadMarkdown)

/** Text that somebody wrote in Markdown. Its reader is fetched with the first text that is shown. */
export function Markdown(props: MarkdownProps) {
  const [MarkdownText] = useState(() => loaded ?? MarkdownOnceLoaded)
  return (
    <Suspense
      fallback={
        <Waiting>
          <SkeletonLines />
        </Waiting>
      }
    >
      <MarkdownText {...props} />
    </Suspense>
  )
}
