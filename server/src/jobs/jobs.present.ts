import type { Id } from '@trellis/contract/wire/ids.ts'
import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import type { JobCard, JobInfo, JobRecord, OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { JobRecruiter } from '@trellis/contract/jobs/jobRecruiter.ts'
import { pictureAddress } from '../postings/pictures/pictures.queries.ts'
import type { Posting, SeenPosting } from '../postings/postings.queries.ts'

/** What a job tells but for its description, which no list shows. */
export type ShortInfo = Omit<JobInfo, 'description'>

/** What a card is made of, beside the link. */
export interface JobCardRow {
  readonly posting: Pick<Posting, 'id' | 'state' | 'openedAt' | 'pictureId'>
  readonly info: ShortInfo
}

/** What a whole job is made of, before it is known who looks at it. */
export interface JobRow {
  readonly posting: SeenPosting
  readonly info: JobInfo
  /** Null where the job names no skill and its text none. */
  readonly signature: number[] | null
}

/** The short form of a job. `link` is null for whoever is no student, and `applied` where it is not told. */
export function jobCard({ posting, info }: JobCardRow, link: LinkOfPerson | null, applied: number | null = null): JobCard {
  const { name, companyInstitution, employmentType, level, workplace, pay, hours, applyUntil, resumeWanted } = info
  const { locationCity, locationState, locationCountry } = info
  const facts = { name, companyInstitution, employmentType, level, workplace, pay, applyUntil, resumeWanted }
  const generalInfo = {
    ...facts,
    ...(hours !== undefined && { hours }),
    locationCity,
    locationState,
    locationCountry,
    ...shownOf(posting),
    state: posting.state,
    skills: info.skills.map((skill) => skill.name),
  }
  return { _id: posting.id, _source: { generalInfo }, type: JOB, applied, link }
}

const shownOf = ({ id, openedAt, pictureId }: JobCardRow['posting']) => ({
  postedAt: openedAt?.getTime() ?? null,
  groupPicture: pictureAddress(id, pictureId),
})

/** What the owner's side alone knows of a job. */
export interface OwnFacts {
  readonly ownerName: string
  readonly counts: BucketCounts
  readonly applicants: number
  readonly views: number
}

/** A job in the list of whoever posts it. */
export function ownJobCard(row: JobCardRow & { readonly posting: Posting }, facts: OwnFacts): OwnJobCard {
  return { ...jobCard(row, null), own: ownJob(row.posting, facts) }
}

const ownJob = ({ ownerId, membership, createdAt, updatedAt }: Posting, { ownerName, counts, applicants, views }: OwnFacts) => ({
  ownerId,
  ownerName,
  counts,
  applicants,
  views,
  forMembers: membership.length > 0,
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
})

/** Everything about a job that depends on who looks at it; what is left out is not for the viewer. */
export interface SeenParts {
  /** The job's owner; left out for whoever has no account, and where a block stands between the two. */
  readonly postedBy?: Id
  /** Who hires; left out where a block stands between the two. */
  readonly recruiter?: JobRecruiter
  readonly own?: OwnFacts & { readonly candidates: JobRecord['_source']['candidates']; readonly mayRemove: boolean }
  readonly link?: LinkOfPerson
  readonly history?: JobRecord['history']
  /** How many have applied, where the viewer is told. */
  readonly applied?: number | undefined
}

/** A whole job as one viewer sees it. */
export function jobRecord({ posting, info, signature }: JobRow, seen: SeenParts): JobRecord {
  const { postedBy, recruiter, own, link, history = [], applied } = seen
  return {
    _id: posting.id,
    _source: {
      // The groups that a job is for are its owner's to know.
      generalInfo: { ...info, state: posting.state, membership: own ? posting.membership : [], ...shownOf(posting) },
      candidates: own?.candidates ?? [],
    },
    type: JOB,
    postedBy: postedBy ?? null,
    recruiter: recruiter ?? null,
    signature,
    own: own === undefined ? null : ownJob(posting, own),
    link: link ?? null,
    history: [...history],
    applied: applied ?? null,
    can: { edit: own !== undefined, remove: own?.mayRemove ?? false, review: own !== undefined },
  }
}
