import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { addReadyResumes, type ReadyResume } from '../../files/files.bulk.ts'
import { populationInUse } from '../../genome/population/populationInUse.ts'
import { addJobs } from '../../jobs/jobs.bulk.ts'
import { refillLater } from '../../candidates/suggestions/suggestions.actions.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { addLinks, type ReadyLink } from '../../postings/links/links.bulk.ts'
import type { StoredJob } from '../groups/internships.ts'
import type { MadeLink } from '../links.ts'
import type { MadeJobWithLinks } from './communityJobs.ts'
import type { MadeJob } from './makeJobs.ts'
import { storeNews } from '../pastNews.ts'
import { resumePdf } from './resumePdf.ts'

/** A person who is in the database already, with the lines of their resume. */
export interface StoredSeeker {
  readonly id: Id
  readonly name: string
  resumeLines(): readonly string[]
}

/**
 * Puts made-up jobs with all that happened to them into a database with the people whom they are about, in one
 * transaction, and answers those that are open. Who applied where a resume is wanted has one; suggestions follow when the tasks are carried out.
 */
export async function storeJobs(
  context: Context,
  tx: Transaction,
  all: readonly MadeJobWithLinks[],
  { recruiters, seekers }: { recruiters: readonly { readonly id: Id }[]; seekers: ReadonlyMap<number, StoredSeeker> },
): Promise<StoredJob[]> {
  const stored = all.map(({ job: made, links }, at) => {
    const job = openedBefore(made, at)
    return { id: newId(job.createdAt), ownerId: recruiters[job.employer]!.id, job, links }
  })
  const ready = stored.map(({ id, ownerId, job }) => ({
    id,
    ownerId,
    info: job.info,
    createdAt: job.createdAt,
    openedAt: job.openedAt ?? null,
  }))
  await addJobs(context, tx, measuresOf(populationInUse(context.config)), ready)
  const resumes = resumesFor(stored, seekers)
  await addReadyResumes(context, tx, [...resumes.values()])
  const changes = await addLinks(
    tx,
    stored.flatMap((job) => job.links.map((link) => readyLink(job, link, seekers, resumes))),
  )
  const told = stored.map(({ id, ownerId, job: { info } }) => ({
    id,
    posting: { kind: JOB, ownerId, offeredBy: info.companyInstitution, name: info.name },
  }))
  await storeNews(context, tx, told, seekers, changes)
  const open = stored.filter(({ job }) => job.info.state === 'open')
  for (const { id } of open) await refillLater(context, tx, id)
  return open.map(({ id, job }) => ({ id, level: job.info.level, openedAt: job.openedAt ?? job.createdAt }))
}

/** Jobs are made by the day: of two that were opened at once, lists would show another one first each time. */
const openedBefore = (job: MadeJob, moments: number): MadeJob => ({
  ...job,
  createdAt: job.createdAt - moments,
  openedAt: job.openedAt && job.openedAt - moments,
})

interface Stored extends MadeJobWithLinks {
  readonly id: Id
  readonly ownerId: Id
}

const hasApplied = ({ link }: MadeLink): boolean => link.flags.applied

/** One resume for everybody who applied where one is wanted: they have had it since they looked at the first of these jobs. */
function resumesFor(stored: readonly Stored[], seekers: ReadonlyMap<number, StoredSeeker>): Map<number, ReadyResume> {
  const wanting = stored.flatMap(({ job, links }) => (job.info.resumeWanted ? links.filter(hasApplied) : []))
  const resumes = new Map<number, ReadyResume>()
  for (const { person, viewedAt } of wanting.toSorted((one, other) => one.viewedAt - other.viewedAt)) {
    const seeker = seekers.get(person)
    if (seeker === undefined || resumes.has(person)) continue
    const bytes = resumePdf(seeker.resumeLines())
    const filename = `${seeker.name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.pdf`
    resumes.set(person, { id: newId(viewedAt), ownerId: seeker.id, filename, bytes, createdAt: viewedAt })
  }
  return resumes
}

function readyLink(
  { id, ownerId, job }: Stored,
  { person, changes, note, viewedAt, link }: MadeLink,
  seekers: ReadonlyMap<number, StoredSeeker>,
  resumes: ReadonlyMap<number, ReadyResume>,
): ReadyLink {
  const personId = seekers.get(person)!.id
  const doer = { person: personId, owner: ownerId, system: undefined }
  return {
    postingId: id,
    personId,
    changes: changes.map((change) => ({ ...change, byId: doer[change.side] })),
    note,
    resumeId: job.info.resumeWanted && link.flags.applied ? resumes.get(person)?.id : undefined,
    viewedAt,
  }
}
