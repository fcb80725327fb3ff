import { VisuallyHidden } from '@mantine/core'
import type { DraftDiff } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PairKind } from '../pairKinds.ts'
import { loadHistogram } from './loadHistogram.ts'
import classes from './Versions.module.css'

interface Props {
  readonly load: DraftDiff['load']
  /** What the two are called. */
  readonly names: readonly [before: string, after: string]
  readonly noun: PairKind['noun']
}

/** How many mentors, or jobs, have how many mentees, in two drafts: a pair of bars for each number of mentees. */
export function LoadHistogram({ load, names: [before, after], noun }: Props) {
  const counts = loadHistogram(load)
  if (counts.length === 0) return null
  const others = noun === 'job' ? 'Jobs' : 'Mentors'
  const share = (mentors: number) => ({ width: `${(100 * mentors) / load.length}%` })
  return (
    <figure className={classes.histogram}>
      <figcaption>
        <b>{`${others} by how many mentees they have`}</b>
        <ul className={classes.legend}>
          <li>
            <i className={classes.swatch} aria-hidden /> {before}
          </li>
          <li>
            <i className={classes.swatch} data-after aria-hidden /> {after}
          </li>
        </ul>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Mentees</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{`${others}: ${before}`}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{`${others}: ${after}`}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((one) => (
            <tr key={one.mentees}>
              <th scope="row">{one.mentees}</th>
              <td>
                {one.before > 0 && <i className={classes.bar} style={share(one.before)} aria-hidden />}
                {one.before.toLocaleString('en')}
              </td>
              <td>
                {one.after > 0 && <i className={classes.bar} data-after style={share(one.after)} aria-hidden />}
                {one.after.toLocaleString('en')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
