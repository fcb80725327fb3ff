import type { MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { CHECK_IN_TOLD, standingWords } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import { goingStandings } from '@trellis/contract/mentoring/living/standing.ts'
import { dayInShort } from '../../../ui/dates.ts'
import { goingColor, StandingMark } from '../../StandingMark.tsx'
import classes from './Dashboard.module.css'
import { leftOutWords, pairsIn, sinceFirstPair, weeksWords } from './dashboardWords.ts'

const [STEP, GAP, HEIGHT] = [10, 2, 64]

interface Props extends Pick<MgroupDashboard, 'weeks'> {
  /** Of how many pairs one pauses: they are left out. */
  readonly pausing: number
}

/** How the pairs that members see went on, week by week, drawn and as a table. */
export function Weeks({ weeks: all, pausing }: Props) {
  const weeks = sinceFirstPair(all)
  const told = [CHECK_IN_TOLD, pausing > 0 && leftOutWords(pausing)].filter(Boolean).join(' ')
  if (weeks.length < 2) {
    return (
      <>
        <h3 className={classes.heading}>How the pairs go on</h3>
        <p className={classes.legend}>
          {weeks.length === 1 ? 'The first pairs are new. From next week on it is drawn here how they go on.' : told}
        </p>
      </>
    )
  }
  const most = Math.max(...weeks.map(pairsIn))
  const now = weeks.at(-1)!.at
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <h3 className={classes.heading}>How the pairs go on</h3>
        <ul className={classes.key}>
          {goingStandings.map((standing) => (
            <li key={standing}>
              <StandingMark standing={standing} />
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        className={classes.weeks}
        viewBox={`0 0 ${weeks.length * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={weeksWords(weeks)}
      >
        {weeks.map((week, place) => {
          let top = HEIGHT
          return goingStandings.map((standing) => {
            const height = (week[standing] / most) * HEIGHT
            top -= height
            return (
              <rect
                key={`${week.at} ${standing}`}
                className={goingColor}
                data-standing={standing}
                x={place * STEP}
                width={STEP - GAP}
                y={top}
                height={height}
              />
            )
          })
        })}
      </svg>
      <p className={classes.span} aria-hidden>
        <span>{dayInShort(weeks[0]!.at, now)}</span>
        <span>Today</span>
      </p>
      <p className={classes.span}>{told}</p>
      <details>
        <summary>As a table</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">On</th>
              {goingStandings.map((standing) => (
                <th key={standing} scope="col">
                  {standingWords[standing]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.at}>
                <th scope="row">{dayInShort(week.at, now)}</th>
                {goingStandings.map((standing) => (
                  <td key={standing}>{week[standing].toLocaleString('en')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
