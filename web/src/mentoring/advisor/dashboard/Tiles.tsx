import { Link } from '@tanstack/react-router'
import { standings } from '@trellis/contract/mentoring/living/standing.ts'
import type { MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { useId } from 'react'
import dashboard from './Dashboard.module.css'
import classes from './Tiles.module.css'

export type Counted = keyof MgroupDashboard['counts']

interface Group {
  readonly of: 'people' | 'places' | 'pairs'
  readonly title: string
  /** What each number is called, of one and of several where these differ. */
  readonly tiles: readonly (readonly [Counted, string, string?])[]
}

const groups: readonly Group[] = [
  {
    of: 'people',
    title: 'People',
    tiles: [
      ['mentees', 'mentee', 'mentees'],
      ['mentors', 'mentor', 'mentors'],
      ['matched', 'mentee with a mentor in the draft', 'mentees with a mentor in the draft'],
      ['unmatched', 'mentee without a mentor in the draft', 'mentees without a mentor in the draft'],
    ],
  },
  {
    of: 'places',
    title: 'Places',
    tiles: [
      ['free', 'mentor with a place left', 'mentors with a place left'],
      ['withoutPlace', 'mentor who takes nobody now', 'mentors who take nobody now'],
    ],
  },
  {
    of: 'pairs',
    title: 'Pairs',
    tiles: [
      ['published', 'that members see'],
      ['onTrack', 'on track'],
      ['needsCheckIn', 'needs a check-in', 'need a check-in'],
      ['tooEarly', 'too early to tell'],
      ['pausing', 'paused'],
      ['wished', 'in the draft, wished for by the mentee'],
      ['changed', 'mentee with something to publish', 'mentees with something to publish'],
    ],
  },
]

/** What is so of pairs that go on alone. */
const ofLiving: ReadonlySet<Counted> = new Set([...standings, 'changed'])

/** The numbers of a mentoring group that is archived: its pairs go on in no way, and nothing is published any more. */
const endedGroups = groups.map((group): Group => {
  const tiles = group.tiles.filter(([list]) => !ofLiving.has(list))
  return { ...group, tiles: tiles.map((tile) => (tile[0] === 'published' ? ['published', 'that members had'] : tile)) }
})

interface Props {
  /** Whether the mentoring group is archived. */
  readonly hasEnded: boolean
  readonly counts: Readonly<Record<Counted, number>>
  readonly to: string
  readonly search: (show: Counted) => object
}

/** The numbers of a mentoring group by what they are of: each leads to its list, which has as many. */
export function Tiles({ hasEnded, counts, to, search }: Props) {
  const id = useId()
  return (
    <div className={classes.numbers}>
      <div className={classes.groups}>
        {(hasEnded ? endedGroups : groups).map(({ of, title, tiles }) => (
          <section key={of} data-of={of}>
            <h3 className={dashboard.heading} id={`${id}-${of}`}>
              {title}
            </h3>
            <ul className={classes.tiles} aria-labelledby={`${id}-${of}`}>
              {tiles.map(([list, one, several = one]) => (
                <li key={list}>
                  <Link to={to} search={search(list)} className={classes.tile} data-none={counts[list] === 0 || undefined}>
                    <b>{counts[list].toLocaleString('en')}</b> <span>{counts[list] === 1 ? one : several}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
