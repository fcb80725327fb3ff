import { Link } from '@tanstack/react-router'
import classes from './BarList.module.css'

export interface BarOfList {
  readonly label: string
  readonly count: number
  /** Where its list is. */
  readonly to: string
  readonly search?: object
  /** Whether it is of what has come to nothing. */
  readonly hasEnded?: boolean
}

interface Props {
  readonly label: string
  /** Whether what the bars are called may be long. */
  readonly isLong?: boolean
  readonly bars: readonly BarOfList[]
}

/** Numbers on one scale; each leads to its list, which has as many. */
export function BarList({ label, isLong = false, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol className={classes.bars} aria-label={label} data-long={isLong || undefined}>
      {bars.map(({ label: name, count, to, search, hasEnded }) => (
        <li key={name}>
          <Link to={to} {...(search !== undefined && { search })} className={classes.step}>
            <span className={classes.label}>{name}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} data-ended={hasEnded || undefined} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <b className={classes.count}>{count.toLocaleString('en')}</b>
          </Link>
        </li>
      ))}
    </ol>
  )
}
