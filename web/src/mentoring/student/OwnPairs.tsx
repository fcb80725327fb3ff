import { Text } from '@mantine/core'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { OwnInternship, OwnPair, OwnPairs as Pairs } from '@trellis/contract/mentoring/ownMentoring.ts'
import { paths } from '@trellis/contract/screens.ts'
import { lazy, Suspense } from 'react'
import { day } from '../../ui/dates.ts'
import { LoneLink } from '../../ui/links.tsx'
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
      {internships.length > 0 && <Internships {...{ userId, internships }} />}
    </>
  )
}

/** 'Your mentors'; 'Your former mentor' where all of these pairs have ended. */
const titleOf = (pairs: readonly OwnPair[], role: MentoringRole): string =>
  `Your ${pairs.every(({ archived }) => archived) ? 'former ' : ''}${pairs.length === 1 ? role : `${role}s`}`

function Internships({ userId, internships }: { readonly userId: string; readonly internships: readonly OwnInternship[] }) {
  const isOne = internships.length === 1
  return (
    <section className={classes.panel} aria-labelledby="mentoring-internships">
      <h2 className={classes.title} id="mentoring-internships">
        {isOne ? 'Your internship' : 'Your internships'}
      </h2>
      <Text c="dimmed">
        {isOne
          ? 'Your advisors chose this one for you. Read what it asks for, and apply.'
          : 'Your advisors chose these for you. Read what each asks for, and apply.'}
      </Text>
      <ul className={classes.rows} aria-labelledby="mentoring-internships">
        {internships.map(({ jobId, name, companyInstitution, within, since, why }) => (
          <li key={`${jobId} ${within}`} className={classes.row}>
            <div className={classes.who}>
              <LoneLink to={paths.job(userId, jobId)}>{name}</LoneLink>
              <p>{companyInstitution}</p>
            </div>
            <Why {...{ within, since, why }} />
          </li>
        ))}
      </ul>
    </section>
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

function Why({ within, archived = false, since, why }: Pick<OwnPair, 'within' | 'since' | 'why'> & Partial<Pick<OwnPair, 'archived'>>) {
  return (
    <div className={classes.why}>
      <p>{`${within}, ${archived ? 'from' : 'since'} ${day(since)}`}</p>
      {why.length > 0 && (
        <ul>
          {why.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
