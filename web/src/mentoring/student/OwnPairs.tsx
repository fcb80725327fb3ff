import { Text } from '@mantine/core'
import { paths } from '@trellis/contract/screens.ts'
import type { OwnInternship, OwnPair, OwnPairs as Pairs } from '@trellis/contract/mentoring/ownMentoring.ts'
import { day } from '../../ui/dates.ts'
import { LoneLink } from '../../ui/links.tsx'
import classes from '../advisor/Mentoring.module.css'
import { PeerRow } from './PeerRow.tsx'

/** Who mentors a member, whom they mentor, and which jobs they were assigned to; nothing where there is nobody. */
export function OwnPairs({ userId, mentors, mentees, internships }: Pairs & { readonly userId: string }) {
  return (
    <>
      {mentors.length > 0 && (
        <Some id="mentoring-mentors" title={mentors.length === 1 ? 'Your mentor' : 'Your mentors'} pairs={mentors}>
          Look at their profile, think of what you want to ask first, and propose a day for a first talk.
        </Some>
      )}
      {mentees.length > 0 && (
        <Some id="mentoring-mentees" title={mentees.length === 1 ? 'Your mentee' : 'Your mentees'} pairs={mentees}>
          Look at what they do and look for, and propose a day for a first talk.
        </Some>
      )}
      {internships.length > 0 && <Internships {...{ userId, internships }} />}
    </>
  )
}

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

function Some({ id, title, pairs, children }: { id: string; title: string; pairs: readonly OwnPair[]; children: string }) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <Text c="dimmed">{children}</Text>
      <ul className={classes.rows} aria-labelledby={id}>
        {pairs.map(({ person, within, since, why }) => (
          <PeerRow key={`${person._id} ${within}`} person={person}>
            <Why {...{ within, since, why }} />
          </PeerRow>
        ))}
      </ul>
    </section>
  )
}

function Why({ within, since, why }: Pick<OwnPair, 'within' | 'since' | 'why'>) {
  return (
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
  )
}
