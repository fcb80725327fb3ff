import type { Id } from '@trellis/contract/wire/ids.ts'
import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import type { JobRecord, OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { type Account, accountById } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import type { Page } from '../../platform/database/pages.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { bucketCounts } from '../../candidates/statistics/counts.queries.ts'
import { viewCounts } from '../../postings/views/views.queries.ts'
import { historyOf } from '../../postings/history/history.queries.ts'
import { applicationCounts } from '../../postings/links/applications.queries.ts'
import { linksSeenByPerson } from '../../postings/links/links.queries.ts'
import { newestListed } from '../../candidates/lists/listedPeople.queries.ts'
import { actsAsOwner } from '../../postings/postings.policy.ts'
import { isOwnerSide, type SeenPosting } from '../../postings/postings.queries.ts'
import { jobRecruiter } from './jobRecruiter.queries.ts'
import { type JobRow, jobRecord, ownJobCard, type SeenParts } from '../jobs.present.ts'
import { jobSeenBy, ownJobs, type OwnJobsWanted, publicJob } from '../jobs.queries.ts'

/** A job as the actor sees it, and on whose side they stand; undefined where it is hidden from them. */
export async function jobRecordSeenBy(
  context: Context,
  actor: Actor,
  id: Id,
): Promise<{ record: JobRecord; posting: SeenPosting; isOwn: boolean } | undefined> {
  const job = await jobSeenBy(context.db, actor, id)
  if (job === undefined) return undefined
  const isOwn = await isOwnerSide(context.db, actor, job.posting)
  const parts = isOwn ? await partsOfOwner(context, actor, job) : await partsOfPerson(context, actor, job)
  const { posting } = job
  const recruiter = posting.blocked ? undefined : await jobRecruiter(context.db, posting)
  const employer = { ...(!posting.blocked && { postedBy: posting.ownerId }), ...(recruiter && { recruiter }) }
  const record = jobRecord(job, { ...parts, ...employer })
  return { record, posting, isOwn }
}

/** A job as everybody sees it, without an account; undefined where it is not open to all. */
export async function publicJobRecord(context: Context, id: Id): Promise<JobRecord | undefined> {
  const job = await publicJob(context.db, id)
  return job && seenByEverybody(context, job)
}

/** One that is open to all, as everybody sees it. */
export async function seenByEverybody({ db }: Pick<Context, 'db'>, job: JobRow): Promise<JobRecord> {
  const recruiter = await jobRecruiter(db, job.posting)
  return jobRecord(job, recruiter === undefined ? {} : { recruiter })
}

async function partsOfPerson(context: Context, actor: Actor, { posting, info }: JobRow): Promise<SeenParts> {
  if (actor.type !== 'student') return {}
  const [links, applied, history] = await Promise.all([
    linksSeenByPerson(context, actor.id, [posting]),
    applicationCounts(context.db, info.showsApplied === true ? [posting.id] : []),
    historyOf(context, { viewerId: actor.id, side: 'person', postingId: posting.id, personId: actor.id }),
  ])
  return { link: links.get(posting.id)!, history, applied: applied.get(posting.id) }
}

/** Of a job that stays for its applicants, to those who look after the community. */
const NOBODY = 'Somebody who has left'

/** So many candidates come with a job. */
const MOST_CANDIDATES = 100

async function partsOfOwner(context: Context, actor: Actor, { posting }: JobRow): Promise<SeenParts> {
  const [owner, counted, applicants, candidates] = await Promise.all([
    accountById(context.db, posting.ownerId),
    countsOf(context, actor, posting.id),
    applicationCounts(context.db, [posting.id]),
    newestListed(context, actor, posting, MOST_CANDIDATES),
  ])
  const mayRemove = actsAsOwner(actor, posting)
  return { own: { ...counted, applicants: applicants.get(posting.id)!, ownerName: owner?.name ?? NOBODY, candidates, mayRemove } }
}

/** A recruiter's jobs as the owner's side sees them, newest first, and how many there are. */
export async function ownJobCards(
  context: Context,
  actor: Actor,
  owner: Pick<Account, 'id' | 'name'>,
  wanted: OwnJobsWanted,
): Promise<Page<OwnJobCard>> {
  const { items: rows, total } = await ownJobs(context.db, owner.id, wanted)
  const ids = rows.map(({ posting }) => posting.id)
  const [counts, applicants, views] = await Promise.all([
    bucketCounts(context, actor, ids),
    applicationCounts(context.db, ids),
    viewCounts(context, ids),
  ])
  const items = rows.map((row) => {
    const { id } = row.posting
    return ownJobCard(row, { ownerName: owner.name, counts: counts.get(id)!, applicants: applicants.get(id)!, views: views.get(id)! })
  })
  return { items, total }
}

/** How often a job was seen and what came of it, in all. */
export async function countsOf(context: Context, actor: Actor, id: Id): Promise<{ views: number; counts: BucketCounts }> {
  const [views, counts] = await Promise.all([viewCounts(context, [id]), bucketCounts(context, actor, [id])])
  return { views: views.get(id)!, counts: counts.get(id)! }
}
