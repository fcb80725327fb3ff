import { Title } from '@mantine/core'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { initialsOf } from '../files/initials.ts'
import photo from '../files/Photo.module.css'
import classes from './JobRecruiter.module.css'

const SIZE = 56

/** Who hires: photo, name, title, what they tell of themselves and their company, and its website. */
export function JobRecruiter({ job }: { readonly job: JobRecord }) {
  const { recruiter } = job
  if (recruiter === null) return null
  const { name, title, about, website } = recruiter
  const { companyInstitution } = job._source.generalInfo
  const style = { width: SIZE, height: SIZE, fontSize: SIZE * 0.36 }
  return (
    <section aria-labelledby="job-recruiter">
      <Title order={2} size="h4" mb="sm" id="job-recruiter">
        About {companyInstitution}
      </Title>
      <div className={classes.who}>
        {recruiter.photo === '' ? (
          <span className={photo.initials} style={style} aria-hidden>
            {initialsOf(name)}
          </span>
        ) : (
          <img className={photo.photo} style={style} src={`/api${recruiter.photo}`} alt="" loading="lazy" />
        )}
        <div className={classes.words}>
          <b>{name}</b>
          <span className={classes.title}>{[title, companyInstitution].filter(Boolean).join(', ')}</span>
        </div>
      </div>
      {about !== '' && <p className={classes.about}>{about}</p>}
      {website !== '' && (
        <a className={classes.website} href={website} rel="noreferrer nofollow" target="_blank" data-lone>
          {new URL(website).host}
        </a>
      )}
    </section>
  )
}
