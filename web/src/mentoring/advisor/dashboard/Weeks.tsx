import type { MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { CHECK_IN_TOLD, standingWords } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import { goingStandings } from '@trellis/contract/mentoring/living/standing.ts'
import { dayInShort } from '../../../ui/dates.ts'
import { goingColor, StandingMark } from '../../StandingMark.tsx'
import classes from './Dashboard.module.css'
import { leftOutWords, weeksWords } from './dashboardWords.ts'

const [STEP, GAP, HEIGHT] = [10, 2, 64]

interface Props extends Pick<MgroupDashboard, 'weeks'> {
  /** Of how many pairs one pauses: they are left out. */
  readonly pausing: number
}

/** How the pairs that members see went on, week by week, drawn and as a table. */
export function Weeks({ weeks, pausing }: Props) {
  const totals = weeks.map((week) => goingStandings.reduce((sum, standing) => sum + week[standing], 0))
  const most = Math.max(1, ...totals)
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
      <p className={classes.span}>{[CHECK_IN_TOLD, pausing > 0 && leftOutWords(pausing)].filter(Boolean).join(' ')}</p>
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
