import { Text } from '@mantine/core'
import type { OwnPair, OwnPairs as Pairs } from '@trellis/contract/mentoring/ownMentoring.ts'
import { day } from '../../ui/dates.ts'
import classes from '../advisor/Mentoring.module.css'
import { PeerRow } from './PeerRow.tsx'

/** Who mentors a member, and whom they mentor; nothing where there is nobody. */
export function OwnPairs({ mentors, mentees }: Pairs) {
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
    </>
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
          </PeerRow>
        ))}
      </ul>
    </section>
  )
}
