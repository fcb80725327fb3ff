import { Text } from '@mantine/core'
import type { OwnInternship } from '@trellis/contract/mentoring/ownMentoring.ts'
import { paths } from '@trellis/contract/screens.ts'
import { LoneLink } from '../../ui/links.tsx'
import classes from '../advisor/Mentoring.module.css'
import { internshipsTold } from './internshipsTold.ts'
import { Why } from './Why.tsx'

interface Props {
  readonly userId: string
  readonly internships: readonly OwnInternship[]
}

/** The jobs that a mentee was assigned to: those that are theirs, and those that were until their mentoring group was archived. */
export function OwnInternships({ userId, internships }: Props) {
  const [former, current] = [internships.filter(({ archived }) => archived), internships.filter(({ archived }) => !archived)]
  return (
    <>
      {current.length > 0 && <Some {...{ userId }} internships={current} hasEnded={false} />}
      {former.length > 0 && <Some {...{ userId }} internships={former} hasEnded />}
    </>
  )
}

function Some({ userId, internships, hasEnded }: Props & { readonly hasEnded: boolean }) {
  const id = hasEnded ? 'mentoring-internships-before' : 'mentoring-internships'
  const { title, words } = internshipsTold(internships.length, hasEnded)
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      <Text c="dimmed">{words}</Text>
      <ul className={classes.rows} aria-labelledby={id}>
        {internships.map(({ jobId, name, companyInstitution, within, archived, since, why }) => (
          <li key={`${jobId} ${within}`} className={classes.row}>
            <div className={classes.who}>
              <LoneLink to={paths.job(userId, jobId)}>{name}</LoneLink>
              <p>{companyInstitution}</p>
            </div>
            <Why {...{ within, archived, since, why }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
