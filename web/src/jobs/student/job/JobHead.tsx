import type { Ring } from '@trellis/contract/genome/ring.ts'
import { employmentTypeLabels, type JobCard } from '@trellis/contract/jobs/jobs.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../../session/session.ts'
import { TextLink } from '../../../ui/links.tsx'
import { JobPicture } from '../../JobPicture.tsx'
import { placeWords } from '@trellis/contract/jobs/placeWords.ts'
import { payWords, postedWords } from '../../words.ts'
import classes from '../jobs.module.css'
import { LinkChip } from './LinkChip.tsx'

/** What a job is at a glance: picture, title, company, place, kind, pay, since when. */
export function JobHead({ job, ring = null }: { readonly job: JobCard; readonly ring?: Ring | null }) {
  const { userId } = usePerson()
  const info = job._source.generalInfo
  const kind = [
    employmentTypeLabels[info.employmentType],
    levelLabel(info.level),
    payWords(info.pay),
    info.state === 'closed' ? 'Closed' : postedWords(info.postedAt),
  ]
  return (
    <div className={classes.head}>
      <JobPicture company={info.companyInstitution} address={info.groupPicture} ring={ring} />
      <div>
        <div className={classes.titleLine}>
          <h2 className={classes.name}>
            <TextLink to={paths.job(userId, job._id)} underline="hover">
              {info.name}
            </TextLink>
          </h2>
          {job.link !== null && <LinkChip link={job.link} />}
        </div>
        <p className={classes.company}>{info.companyInstitution}</p>
        <p className={classes.facts}>{placeWords(info)}</p>
        <p className={classes.facts}>{kind.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
