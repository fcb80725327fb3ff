import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { OwnPair, OwnPairs as Pairs } from '@trellis/contract/mentoring/ownMentoring.ts'
import { lazy, Suspense } from 'react'
import { ahead } from '../../ui/loading/ahead.ts'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import classes from '../advisor/Mentoring.module.css'
import { OwnInternships } from './OwnInternships.tsx'
import { PeerRow } from './PeerRow.tsx'
import { Why } from './Why.tsx'

const CalendarFeed = lazy(ahead(async () => ({ default: (await import('./living/CalendarFeed.tsx')).CalendarFeed })))
const PairLife = lazy(ahead(async () => ({ default: (await import('./living/PairLife.tsx')).PairLife })))

interface Whose {
  readonly userId: string
  readonly groupId: string
}
type Props = Whose & Pairs

/** Who mentors a member, whom they mentor, and which jobs they were assigned to; nothing where there is nobody. */
export function OwnPairs({ userId, groupId, mentors, mentees, internships }: Props) {
  return (
    <>
      {mentors.length > 0 && <Some as="mentor" title={titleOf(mentors, 'mentor')} pairs={mentors} {...{ userId, groupId }} />}
      {mentees.length > 0 && <Some as="mentee" title={titleOf(mentees, 'mentee')} pairs={mentees} {...{ userId, groupId }} />}
      {mentors.length + mentees.length > 0 && (
        <Suspense>
          <CalendarFeed userId={userId} />
        </Suspense>
      )}
      <OwnInternships {...{ userId, internships }} />
    </>
  )
}

/** 'Your mentors'; 'Your former mentor' where all of these pairs have ended. */
const titleOf = (pairs: readonly OwnPair[], role: MentoringRole): string =>
  `Your ${pairs.every(({ archived }) => archived) ? 'former ' : ''}${pairs.length === 1 ? role : `${role}s`}`

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
        {pairs.map(({ person, mgrpID, within, archived, since, why }) => (
          <PeerRow key={`${person._id} ${mgrpID}`} person={person}>
            <Why {...{ within, archived, since, why }} />
            <Suspense
              fallback={
                <Waiting>
                  <SkeletonCards count={1} />
                </Waiting>
              }
            >
              <PairLife {...{ userId, groupId, mgrpID, as }} otherId={person._id} name={person._source.generalInfo.name} />
            </Suspense>
          </PeerRow>
        ))}
      </ul>
    </section>
  )
}
