import { useEffect, useState } from 'react'
import { Main } from '../Main.tsx'
import { usePageTitle } from '../Page.tsx'

/** What is shown in place of a screen that failed: without a connection that it waits for one, else the global error screen. */
export function ErrorScreen() {
  const [wasOffline] = useState(() => !navigator.onLine)
  return <Main>{wasOffline ? <Unconnected /> : <Failed />}</Main>
}

/** The code of a screen that was never opened could not be fetched. Once there is a connection the page is fetched anew, as it is typed in. */
function Unconnected() {
  usePageTitle('Offline')
  useEffect(() => {
    const openAnew = () => location.reload()
    addEventListener('online', openAnew)
    return () => removeEventListener('online', openAnew)
  }, [])
  return (
    <div className="error-screen" role="status">
      <h1>This needs a connection</h1>
      <p>It opens by itself once you are back online.</p>
    </div>
  )
}

/** In the specification's words. `index.html` has the same for when no script runs. */
function Failed() {
  usePageTitle('An error occurred')
  return (
    <div className="error-screen" role="alert">
      <h1>An error occurred. Please refresh the page.</h1>
      <p>We apologise for the inconvenience</p>
      <button type="button" onClick={() => location.reload()}>
        Click to Refresh
      </button>
    </div>
  )
}
