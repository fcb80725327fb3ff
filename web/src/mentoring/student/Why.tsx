import type { OwnPair } from '@trellis/contract/mentoring/ownMentoring.ts'
import { day } from '../../ui/dates.ts'
import classes from '../advisor/Mentoring.module.css'

/** Where and since when somebody, or a job, is a member's, or from when on they were, and why. */
export function Why({ within, archived, since, why }: Pick<OwnPair, 'within' | 'archived' | 'since' | 'why'>) {
  return (
    <div className={classes.why}>
      <p>{`${within}, ${archived ? 'from' : 'since'} ${day(since)}`}</p>
      {why.length > 0 && (
        <ul>
          {why.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
