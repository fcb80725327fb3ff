import { lazy, Suspense } from 'react'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'

const MarkdownText = lazy(() => import('./MarkdownText.tsx'))

export interface MarkdownProps {
  readonly text: string
  /** The level of the heading that the text stands below: its own headings start one lower. */
  readonly below?: 1 | 2 | 3 | 4
}

/** Text that somebody wrote in Markdown. Its reader is fetched with the first text that is shown. */
export function Markdown(props: MarkdownProps) {
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
