import type { Ring } from '@trellis/contract/genome/ring.ts'
import { employmentTypeLabels, type JobCard } from '@trellis/contract/jobs/jobs.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { hoursWords } from '@trellis/contract/jobs/workingHours.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../../session/session.ts'
import { TextLink } from '../../../ui/links.tsx'
import { useOpening } from '../../../ui/lists/opening.ts'
import { JobPicture } from '../../../files/JobPicture.tsx'
import { placeWords } from '@trellis/contract/jobs/placeWords.ts'
import { calendarDay } from '../../../ui/dates.ts'
import { appliedWords, payWords, postedWords } from '../../words.ts'
import classes from '../../../postings/postings.module.css'
import { LinkChip } from '../../../postings/links/LinkChip.tsx'
import { jobWords } from './linkWords.ts'

interface Props {
  readonly job: JobCard
  readonly ring?: Ring | null
  /** Where its page is; the student's own where it is left out. */
  readonly address?: string
}

/**
 * What a job is at a glance: picture, title, company, place, pay, hours, kind, until when, level, how many applied, since when: what is cut off where there is no
 * room comes last.
 */
export function JobHead({ job, ring = null, address }: Props) {
  const { userId } = usePerson()
  const info = job._source.generalInfo
  const facts = [
    payWords(info.pay),
    hoursWords(info.hours),
    employmentTypeLabels[info.employmentType],
    info.state === 'closed' ? 'Closed' : info.applyUntil !== null && `Apply until ${calendarDay(info.applyUntil)}`,
    levelLabel(info.level),
    job.applied !== null && appliedWords(job.applied),
    info.state !== 'closed' && postedWords(info.postedAt),
  ]
  return (
    <div className={classes.head} data-shared={job._id}>
      <JobPicture company={info.companyInstitution} address={info.groupPicture} ring={ring} size={48} />
      <div>
        <div className={classes.titleLine}>
          <h2 className={classes.name}>
            <TextLink to={address ?? paths.job(userId, job._id)} underline="hover" {...useOpening(job._id)}>
              {info.name}
            </TextLink>
          </h2>
          {job.link !== null && <LinkChip link={job.link} words={jobWords} />}
        </div>
        <p className={classes.company}>
          {info.companyInstitution} <span>{placeWords(info)}</span>
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
