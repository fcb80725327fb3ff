import { VisuallyHidden } from '@mantine/core'
import { type Ask, type JobRecord, proficiencyLabels } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../../session/session.ts'
import { TextLink } from '../../../ui/links.tsx'
import classes from './JobAsks.module.css'

interface JobAsksProps {
  readonly asks: readonly Ask[]
  readonly skills: JobRecord['_source']['generalInfo']['skills']
}

const stateWords: Record<Ask['state'], string> = { have: 'You have', nearly: 'Close to what you have', notYet: 'Not among your skills' }

/** What a job asks for, as a checklist: what the student has, nearly has and has not among their skills, each with what of their bio shows it. */
export function JobAsks({ asks, skills }: JobAsksProps) {
  if (asks.length === 0) return null
  const levelOf = new Map(skills.map(({ name, proficiency }) => [name, proficiencyLabels[proficiency]]))
  return (
    <div>
      <h3 className={classes.asksTitle}>What it asks for</h3>
      <ul className={classes.asks}>
        {asks.map((ask) => (
          <li key={ask.skill} data-state={ask.state}>
            <Mark state={ask.state} />
            <div>
              <VisuallyHidden>{stateWords[ask.state]}: </VisuallyHidden>
              {ask.skill}
              <VisuallyHidden>,</VisuallyHidden> <span className={classes.proficiency}>asked for: {levelOf.get(ask.skill)}</span>
              {ask.state !== 'notYet' && <ShownBy ask={ask} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which entry of the bio shows it, or one that is close to it. */
function ShownBy({ ask: { near, entry } }: { readonly ask: Ask }) {
  const { userId } = usePerson()
  const words = near === undefined ? '' : `${near} is close to it`
  if (entry === undefined) return <p className={classes.shownBy}>{words || 'Your own words in your bio show it'}</p>
  return (
    <p className={classes.shownBy}>
      {words !== '' && `${words}: `}
      <TextLink to={paths.bio(userId)} hash={entry.section}>
        {entry.name || near || 'your bio'}
      </TextLink>
    </p>
  )
}

const strokes = { have: 'M5 10.5l3.5 3.5 7-8', nearly: 'M5 11q2.5-3.5 5-1t5-1' } as const

function Mark({ state }: { readonly state: Ask['state'] }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      {state === 'notYet' ? <circle cx="10" cy="10" r="5.5" /> : <path d={strokes[state]} />}
    </svg>
  )
}
