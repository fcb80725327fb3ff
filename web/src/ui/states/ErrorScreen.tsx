import { Main } from '../Main.tsx'
import { usePageTitle } from '../Page.tsx'

/** The global error screen, in the specification's words. `index.html` has the same for when no script runs. */
export function ErrorScreen() {
  usePageTitle('An error occurred')
  return (
    <Main>
      <div className="error-screen" role="alert">
        <h1>An error occurred. Please refresh the page.</h1>
        <p>We apologise for the inconvenience</p>
        <button type="button" onClick={() => location.reload()}>
          Click to Refresh
        </button>
      </div>
    </Main>
  )
}
