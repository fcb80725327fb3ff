import { failedWith } from '../api/failure.ts'
import type { WebLinkCheck } from './useWebLinkCheck.ts'

const ALL_THE_SAME = 'You can save the link all the same.'

/** What came of looking at a link, in a sentence. A page that is down is no fault of the form's. */
export function WebLinkVerdict({ check }: { readonly check: WebLinkCheck }) {
  switch (check.state) {
    case 'none':
      return null
    case 'checking':
      return 'Checking…'
    case 'failed':
      return `${failedWith(check.failure, 'TooManyAttempts') ? 'You have checked many links lately.' : 'We could not check this link just now.'} ${ALL_THE_SAME}`
    case 'checked':
      if (!check.reachable) return `${check.why} ${ALL_THE_SAME}`
      if (check.title === '') return 'It leads to a page without a title.'
      return (
        <>
          It leads to <bdi>“{check.title}”</bdi>
        </>
      )
  }
}
