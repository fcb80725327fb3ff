import { faultWords } from '../api/failure.ts'
import { Notice } from '../ui/notices/Notice.tsx'

/** What went wrong with a form as a whole, above its button. */
export function FormFailure({ failure }: { readonly failure: unknown }) {
  return <div role="alert">{failure !== undefined && <Notice tone="problem">{faultWords(failure)}</Notice>}</div>
}
