import type { MemberDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type ReactNode, useId } from 'react'
import { Photo } from '../../../files/Photo.tsx'
import { day } from '../../../ui/dates.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import { reasonsWords, reasonTotal } from '../../counts.ts'
import { StandingMark } from '../../StandingMark.tsx'
import classes from '../Mentoring.module.css'
import own from './Dashboard.module.css'
import { activityWords, pairWords, takesWords } from './dashboardWords.ts'

const roleWords = { mentee: 'Mentee', mentor: 'Mentor' } as const

interface Props {
  readonly told: MemberDashboard
  readonly title: ReactNode
  /** Whether they are told it themselves. */
  readonly isOwn?: boolean
  /** Whether the mentoring group is archived. */
  readonly hasEnded?: boolean
  /** What they can do about it. */
  readonly action?: ReactNode
}

/** What is known of how somebody is doing in a mentoring group. */
export function MemberFacts({ told, title, isOwn = false, hasEnded = false, action }: Props) {
  const id = useId()
  const { person, roles, completeness, places, pairs, unmatched } = told
  const { name, profilePicture } = person._source.generalInfo
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.top}>
        <Photo name={name} address={profilePicture} ring={person.ring} size={56} />
        <div>
          <h3 className={classes.title} id={id} {...(!isOwn && { ref: focusOnceThere, tabIndex: -1 })}>
            {title}
          </h3>
          <p className={classes.line}>{roles.map(({ role, since }) => `${roleWords[role]} since ${day(since)}`).join(' · ')}</p>
        </div>
      </div>
      <div className={own.meter} role="img" aria-label={`Profile ${completeness} % complete`}>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
          <rect className={own.rest} width={100} height={4} />
          <rect className={own.bar} width={completeness} height={4} />
        </svg>
      </div>
      <p className={classes.line}>{activityWords(told)}</p>
      {places !== null && <p className={classes.line}>{takesWords(places, isOwn ? 'you' : 'they')}</p>}
      {pairs.length > 0 && (
        <ul className={classes.rows} aria-label={`Pairs of ${name}`}>
          {pairs.map(({ person: other, as, reasons, ...pair }) => (
            <li key={`${as} ${other._id}`} className={classes.row}>
              <div className={classes.who}>
                <b>{`${roleWords[as]}: ${other._source.generalInfo.name}`}</b>
                <p>{pairWords(pair, hasEnded)}</p>
                {reasons.length > 0 && (
                  <details>
                    <summary>Why these two</summary>
                    <ul className={classes.reasons}>
                      {reasonsWords(reasons, reasonTotal(pair)).map((words) => (
                        <li key={words}>{words}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
              {pair.standing !== null && <StandingMark standing={pair.standing} />}
            </li>
          ))}
        </ul>
      )}
      {pairs.length === 0 && unmatched === null && (
        <p className={classes.line}>{isOwn ? 'Nobody is paired with you now.' : 'Nobody is paired with them now.'}</p>
      )}
      {unmatched !== null && (
        <p className={classes.line}>{[`Without a mentor: ${unmatched.words}.`, unmatched.remedy].filter(Boolean).join(' ')}</p>
      )}
      {action}
    </section>
  )
}
