import { useSyncExternalStore } from 'react'
import classes from './OfflineBar.module.css'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Says once, at the top of every screen, that there is no connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite">{!online && <p className={classes.bar}>You are offline. What you type is kept until you are back.</p>}</div>
  )
}
