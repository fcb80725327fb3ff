import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { OwnPair, OwnPairs as Pairs } from '@trellis/contract/mentoring/ownMentoring.ts'
import { lazy, Suspense } from 'react'
import { day } from '../../ui/dates.ts'
import { ahead } from '../../ui/loading/ahead.ts'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import classes from '../advisor/Mentoring.module.css'
import { PeerRow } from './PeerRow.tsx'

const CalendarFeed = lazy(ahead(async () => ({ default: (await import('./living/CalendarFeed.tsx')).CalendarFeed })))
const PairLife = lazy(ahead(async () => ({ default: (await import('./living/PairLife.tsx')).PairLife })))

interface Whose {
  readonly userId: string
  readonly groupId: string
}
type Props = Whose & Pairs

/** Who mentors a member, and whom they mentor; nothing where there is nobody. */
export function OwnPairs({ userId, groupId, mentors, mentees }: Props) {
  return (
    <>
      {mentors.length > 0 && (
        <Some as="mentor" title={mentors.length === 1 ? 'Your mentor' : 'Your mentors'} pairs={mentors} {...{ userId, groupId }} />
      )}
      {mentees.length > 0 && (
        <Some as="mentee" title={mentees.length === 1 ? 'Your mentee' : 'Your mentees'} pairs={mentees} {...{ userId, groupId }} />
      )}
      {mentors.length + mentees.length > 0 && (
        <Suspense>
          <CalendarFeed userId={userId} />
        </Suspense>
      )}
    </>
  )
}

interface SomeProps extends Whose {
  readonly as: MentoringRole
  readonly title: string
  readonly pairs: readonly OwnPair[]
}

function Some({ as, title, pairs, userId, groupId }: SomeProps) {
  const id = `mentoring-${as}s`
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <ul className={classes.rows} aria-labelledby={id}>
        {pairs.map(({ person, mgrpID, within, since, why }) => (
          <PeerRow key={`${person._id} ${mgrpID}`} person={person}>
            <div className={classes.why}>
              <p>{`${within}, since ${day(since)}`}</p>
              {why.length > 0 && (
                <ul>
                  {why.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
            </div>
            <Suspense
              fallback={
                <Waiting>
                  <SkeletonCards count={1} />
                </Waiting>
              }
            >
              <PairLife {...{ userId, groupId, mgrpID, as, within }} otherId={person._id} name={person._source.generalInfo.name} />
            </Suspense>
          </PeerRow>
        ))}
      </ul>
    </section>
  )
}
