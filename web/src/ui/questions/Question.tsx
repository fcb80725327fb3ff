import { lazy, Suspense } from 'react'
import { ahead } from '../loading/ahead.ts'
import type { QuestionProps } from './QuestionDialog.tsx'
import { useEver } from '../loading/useEver.ts'

const QuestionDialog = lazy(ahead(async () => ({ default: (await import('./QuestionDialog.tsx')).QuestionDialog })))

/** Asks before something is done that is hard to take back. */
export function Question(props: QuestionProps) {
  const wasAsked = useEver(props.opened)
  return <Suspense>{wasAsked && <QuestionDialog {...props} />}</Suspense>
}
