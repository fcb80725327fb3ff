import classes from './ViewChoice.module.css'
import { type CandidatesView, chooseView, useView } from './view.ts'

const views: readonly (readonly [CandidatesView, string])[] = [
  ['list', 'List'],
  ['board', 'Board'],
]

/** One list as rows, or all of them beside each other. */
export function ViewChoice() {
  const { view } = useView()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Show as</legend>
      {views.map(([name, label]) => (
        <label key={name} className={classes.option}>
          <input type="radio" name="candidates-view" checked={view === name} onChange={() => chooseView(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
