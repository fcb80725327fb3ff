import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './Dashboard.module.css'

interface Props {
  readonly title: string
  /** What the columns stand for, below them. */
  readonly axis: string
  readonly counts: readonly number[]
  /** What a column would be by something else, drawn as an edge around it. */
  readonly against?: { readonly counts: readonly number[]; readonly words: (at: number) => string; readonly legend: string }
  /** Whether columns without anything after the last one that has some are left out, but for one. */
  readonly isTrimmed?: boolean
  readonly label: (at: number) => string
  /** What a column counts, in words. */
  readonly words: (at: number) => string
  readonly to: string
  readonly search: (at: number) => object
}

const [WIDTH, HEIGHT, GAP] = [10, 64, 1]
/** So many columns are drawn in any case. */
const FEWEST = 5

/** How many there are of each, on one scale; each column leads to its list, which has as many. */
export function Columns({ title, axis, counts, against, isTrimmed = false, label, words, to, search }: Props) {
  const most = Math.max(1, ...counts, ...(against?.counts ?? []))
  const last = Math.max(...[counts, against?.counts ?? []].map((some) => some.findLastIndex((count) => count > 0)))
  const shown = isTrimmed ? Math.max(FEWEST, last + 2) : counts.length
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - 1)))
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <h3 className={classes.heading}>{title}</h3>
        {against !== undefined && <p className={classes.legend}>{against.legend}</p>}
      </figcaption>
      <ol className={classes.columns}>
        {counts.slice(0, shown).map((count, at) => {
          const edge = against?.counts[at]
          const told = `${words(at)}: ${count.toLocaleString('en')}${edge === undefined ? '' : `. ${against!.words(at)}: ${edge.toLocaleString('en')}`}`
          return (
            <li key={label(at)}>
              <Link to={to} search={search(at)} className={classes.column}>
                <VisuallyHidden>{told}</VisuallyHidden>
                <b aria-hidden>{count.toLocaleString('en')}</b>
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
                  <rect className={classes.bar} x={GAP} width={WIDTH - 2 * GAP} y={HEIGHT - heightOf(count)} height={heightOf(count)} />
                  {edge !== undefined && edge > 0 && (
                    <rect
                      className={classes.edge}
                      x={GAP / 2}
                      width={WIDTH - GAP}
                      y={HEIGHT - heightOf(edge)}
                      height={heightOf(edge) - 0.5}
                      vectorEffect="non-scaling-stroke"
                    />
                  )}
                </svg>
                <span aria-hidden>{label(at)}</span>
              </Link>
            </li>
          )
        })}
      </ol>
      <p className={classes.axis} aria-hidden>
        {axis}
      </p>
    </figure>
  )
}
