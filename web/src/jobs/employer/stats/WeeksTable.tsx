import { VisuallyHidden } from '@mantine/core'
import type { JobWeek } from '@trellis/contract/jobs/jobs.ts'
import classes from './JobStats.module.css'
import { seriesLabels, weekLabel, weekSeries } from './weeks.ts'

/** The same as {@link WeekBars} shows, in numbers, newest first. */
export function WeeksTable({ weeks, name }: { readonly weeks: readonly JobWeek[]; readonly name: string }) {
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>What happened to {name} in each week</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {weekSeries.map((series) => (
            <th key={series} scope="col">
              <span>{seriesLabels[series]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.week}>
            <th scope="row">{weekLabel(week.week)}</th>
            {weekSeries.map((series) => (
              <td key={series} data-none={week[series] === 0 || undefined}>
                {week[series].toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
