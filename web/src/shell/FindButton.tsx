import inHeader from '../ui/HeaderButton.module.css'
import classes from './FindButton.module.css'

/** Opens the search of everything: screens, people, jobs. */
export function FindButton({ onFind }: { readonly onFind: () => void }) {
  return (
    <button type="button" className={inHeader.button} onClick={onFind} aria-label="Find anything" aria-keyshortcuts="Control+K Meta+K">
      <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
        <circle cx="11" cy="11" r="6.5" />
        <path d="m16 16 4.500 4.500" strokeLinecap="round" />
      </svg>
      <span className={classes.words}>Find anything</span>
    </button>
  )
}
