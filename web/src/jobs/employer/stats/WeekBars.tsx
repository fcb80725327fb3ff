import type { JobWeek } from '@trellis/contract/jobs/jobs.ts'
import { useState } from 'react'
import classes from './JobStats.module.css'
import { highestOf, seriesLabels, seriesWords, weekLabel, weekSeries, type WeekSeries } from './weeks.ts'

const HEIGHT = 56
const STEP = 10
const GAP = 3
/** What is seen of a week in which nothing happened. */
const TRACE = 1.5

/** A small picture for each thing that is counted, with a bar for each week, all on one scale. */
export function WeekBars({ weeks }: { readonly weeks: readonly JobWeek[] }) {
  const [pointed, setPointed] = useState<number>()
  const highest = highestOf(weeks)
  return (
    <div className={classes.pictures} onPointerLeave={() => setPointed(undefined)}>
      {weekSeries.map((series) => (
        <Bars key={series} {...{ series, weeks, highest, pointed, setPointed }} />
      ))}
    </div>
  )
}

interface BarsProps {
  readonly series: WeekSeries
  readonly weeks: readonly JobWeek[]
  /** What a bar of full height stands for. */
  readonly highest: number
  /** The week that the pointer is at, in any of the pictures. */
  readonly pointed: number | undefined
  readonly setPointed: (place: number) => void
}

function Bars({ series, weeks, highest, pointed, setPointed }: BarsProps) {
  const at = pointed === undefined ? undefined : weeks[pointed]
  const width = weeks.length * STEP - GAP
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span>{seriesLabels[series]}</span>
        {at !== undefined && <span className={classes.total}>{at[series].toLocaleString('en')}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={seriesWords(series, weeks)}>
        {weeks.map((week, place) => {
          const height = week[series] === 0 ? TRACE : Math.max(3, (week[series] / highest) * HEIGHT)
          return (
            <g key={week.week} onPointerEnter={() => setPointed(place)}>
              <rect x={place * STEP - GAP / 2} width={STEP} height={HEIGHT} fill="transparent" />
              <rect
                className={classes.bar}
                data-none={week[series] === 0 || undefined}
                data-dim={(pointed !== undefined && pointed !== place) || undefined}
                x={place * STEP}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
                rx={1.5}
              />
            </g>
          )
        })}
      </svg>
      <p className={classes.weeks} aria-hidden>
        {at === undefined ? (
          <>
            <span>{weekLabel(weeks[0]!.week)}</span>
            <span>This week</span>
          </>
        ) : (
          <span>Week of {weekLabel(at.week)}</span>
        )}
      </p>
    </figure>
  )
}
