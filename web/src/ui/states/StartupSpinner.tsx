import { Loader } from '@mantine/core'
import classes from './FullScreen.module.css'

/** Shown while a stored session token is being validated. */
export function StartupSpinner() {
  return (
    <div className={classes.screen} aria-live="polite">
      <Loader aria-hidden />
      Loading...
    </div>
  )
}
