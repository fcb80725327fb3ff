import { useEffect } from 'react'
import { flushAll, isAnythingUnsaved } from './savers.ts'

/**
 * Sends what waits when the tab is hidden or the connection is back, and asks before a tab is closed with text that the
 * server does not have.
 */
export function useLeaving(): void {
  useEffect(() => {
    const send = () => void flushAll()
    const sendIfHidden = () => document.visibilityState === 'hidden' && send()
    const ask = (event: BeforeUnloadEvent) => {
      send()
      if (isAnythingUnsaved()) event.preventDefault()
    }
    addEventListener('online', send)
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', sendIfHidden)
    return () => {
      removeEventListener('online', send)
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', sendIfHidden)
    }
  }, [])
}
