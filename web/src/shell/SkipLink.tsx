import { MAIN_ID } from '../ui/focus.ts'
import classes from './SkipLink.module.css'

/** The first stop of the keyboard on every screen. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={classes.link}>
      Skip to content
    </a>
  )
}
