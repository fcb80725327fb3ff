import classes from './ViewChoice.module.css'
import { type CandidatesView, candidatesView } from './view.ts'

const views: readonly (readonly [CandidatesView, string])[] = [
  ['list', 'List'],
  ['board', 'Board'],
]

/** One list as rows, or all of them beside each other. */
export function ViewChoice() {
  const view = candidatesView.use()
  return (
    <div role="group" aria-label="Show as" className={classes.choice}>
      {views.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={classes.option}
          aria-pressed={view === name}
          onClick={() => candidatesView.choose(name)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
