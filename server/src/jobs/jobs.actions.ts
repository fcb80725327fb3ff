import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type JobInfo, type JobState, nextJobStates } from '@trellis/contract/jobs/jobs.ts'
import { eq } from 'drizzle-orm'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { lastDayFault } from '@trellis/contract/jobs/lastDay.ts'
import { lockStaying } from '../accounts/accounts.actions.ts'
import { type Limit, consumeWithin } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { requireAble } from '../platform/http/things.ts'
import { Failure } from '../platform/http/failure.ts'
import { serializeError } from '../platform/log.ts'
import { readText } from '../platform/reading/reading.ts'
import { indexPostings } from '../postings/index/postingIndex.actions.ts'
import { replacePicture } from '../postings/pictures/pictures.actions.ts'
import { addPosting, deletePosting, type PostingFacts, updatePosting } from '../postings/postings.actions.ts'
import { lockStayingOwner } from '../postings/owners/stayingOwner.actions.ts'
import { requireGroups } from '../postings/membership/namedGroups.policy.ts'
import { type Posting, remainingPosting } from '../postings/postings.queries.ts'
import { jobColumns, textsOf } from './jobColumns.ts'
import { jobPostedSince } from './jobs.queries.ts'
import { postingReading } from '../postings/texts/postings.reading.ts'
import { employerFor, theEmployer } from './employers.things.ts'
import { jobs } from './jobs.tables.ts'
import { jobKind } from './jobKind.ts'
import { refillLater, refillSuggestions, renewSuggestions, suitsOthers } from '../candidates/suggestions/suggestions.actions.ts'

/** What a job tells as a posting. */
export const postingFacts = (info: JobInfo): PostingFacts => ({
  name: info.name,
  offeredBy: info.companyInstitution,
  state: info.state,
  membership: info.membership,
  wantsResume: info.resumeWanted,
  applyUntil: info.applyUntil,
})

/** For so long, in milliseconds, the same job posted again is a second click and no second job. */
export const SECOND_CLICK_MS = 10_000

/** How many jobs one account may post. */
const jobsPosted: Limit = { name: 'jobsPosted', rules: [{ most: 100, within: DAY_MS }] }

/**
 * Posts a job, for the actor or for a recruiter for whom the actor acts; twice within {@link SECOND_CLICK_MS} is once.
 * `shown` are the skills of its text that the author was shown.
 * @throws Failure Forbidden where the actor may not act for that recruiter, BadInput where a group or the state cannot be,
 * TooManyAttempts
 */
export async function createJob(
  context: Context,
  ranking: Ranking,
  actor: Actor,
  { info, shown = [], ownerId = actor.id }: { info: JobInfo; shown?: readonly string[]; ownerId?: Id | undefined },
): Promise<Id> {
  await requireActsFor(context, actor, ownerId)
  requireNext('new', info.state)
  requireLastDay(context, info)
  const { columns, index } = jobColumns(info, await readText(postingReading, textsOf(info)), ranking.measures, shown)
  const { id, isNew } = await context.db.transaction(async (tx) => {
    // Two clicks at once come one after the other: the second finds the job of the first.
    await lockStaying(tx, ownerId)
    const now = context.clock.now()
    const posted = await jobPostedSince(tx, ownerId, columns.info, new Date(now - SECOND_CLICK_MS))
    if (posted !== undefined) return { id: posted, isNew: false }
    await requireGroups(tx, info.membership)
    await consumeWithin(context, tx, jobsPosted, actor.id)
    const id = await addPosting(tx, { kind: JOB, ownerId, ...postingFacts(info) }, now)
    await indexPostings(context, tx, ranking.measures, [{ postingId: id, ...index }])
    await tx.insert(jobs).values({ postingId: id, ...columns })
    if (info.state === 'open') await refillLater(context, tx, id)
    return { id, isNew: true }
  })
  if (isNew && info.state === 'open') await fillSuggestions(context, ranking, id)
  return id
}

/** The owner finds suggestions at once. What fails here is done again by the task. */
async function fillSuggestions(context: Context, ranking: Ranking, id: Id): Promise<void> {
  try {
    await refillSuggestions(context, ranking, [jobKind], id)
  } catch (error) {
    context.log.warn({ err: serializeError(error), job: id }, 'suggestions come later')
  }
}

/**
 * Replaces what a job tells. `basedOn` is when the job that was edited had been changed last; nothing where it does not
 * matter.
 * @throws Failure NotFound, Stale where it was changed since, Forbidden where it would be open without an owner, or BadInput where a
 * group or the state cannot be
 */
export async function updateJob(
  context: Context,
  ranking: Ranking,
  { id, info, shown = [], basedOn }: { id: Id; info: JobInfo; shown?: readonly string[]; basedOn?: number | null | undefined },
): Promise<void> {
  const words = await readText(postingReading, textsOf(info))
  const isFilled = await context.db.transaction(async (tx) => {
    const isOpen = info.state === 'open'
    if (isOpen) await lockStayingOwner(tx, id)
    const { passedSkills, leastAge, info: before, ...posting } = await lockedJob(tx, id)
    if (typeof basedOn === 'number' && posting.updatedAt.getTime() !== basedOn) throw new Failure('Stale')
    requireNext(posting.state, info.state)
    requireLastDay(context, info, posting)
    await requireGroups(tx, info.membership, posting.membership)
    const { columns, index } = jobColumns(info, words, ranking.measures, [...shown, ...passedSkills])
    await updatePosting(tx, id, postingFacts(info), context.clock.now())
    await tx.update(jobs).set(columns).where(eq(jobs.postingId, id))
    await indexPostings(context, tx, ranking.measures, [{ postingId: id, ...index }])
    // An age may have been read otherwise since.
    const isRenewed = leastAge !== columns.leastAge || suitsOthers({ info: before, passedSkills }, columns, indecisive)
    const isOpened = isOpen && posting.state !== 'open'
    if (isRenewed) await renewSuggestions(context, tx, [{ id, state: info.state }])
    else if (isOpened) await refillLater(context, tx, id)
    return isOpen && (isOpened || isRenewed)
  })
  if (isFilled) await fillSuggestions(context, ranking, id)
}

/** What a job tells that decides nothing about whom it suits. */
const indecisive = new Set<keyof JobInfo>(['startDate', 'endDate', 'applyUntil', 'pay', 'resumeWanted', 'showsApplied', 'state'])

/**
 * Deletes a job with its picture.
 * @throws Failure NotFound where it is deleted already
 */
export async function deleteJob(context: Context, id: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const posting = await lockedJob(tx, id)
    await deletePosting(tx, id, context.clock.now())
    await replacePicture(context, tx, posting, null)
  })
}

/** A job as it is now, which nobody else edits until the transaction ends. */
async function lockedJob(tx: Transaction, id: Id): Promise<Posting & Pick<typeof jobs.$inferSelect, 'passedSkills' | 'leastAge' | 'info'>> {
  const { passedSkills, leastAge, info } = jobs
  const [job] = await tx.select({ passedSkills, leastAge, info }).from(jobs).where(eq(jobs.postingId, id)).for('update')
  const posting = await remainingPosting(tx, id)
  // Whoever may do everything may name a posting of another kind.
  if (posting.kind !== JOB) throw new Failure('NotFound')
  return { ...posting, ...job! }
}

/** For nobody else than those who are there, whoever asks. */
async function requireActsFor(context: Context, actor: Actor, ownerId: Id): Promise<void> {
  const employer = await employerFor(context, actor, ownerId)
  requireAble(theEmployer, employer === 'gone' ? undefined : employer, 'post')
}

function requireNext(before: JobState | 'new', next: JobState): void {
  if (nextJobStates[before].includes(next)) return
  const sentence = next === 'draft' ? 'A job that was open can be closed, but is no draft again' : 'Open the job before you close it'
  throw new Failure('BadInput', { fields: { 'generalInfo.state': sentence } })
}

/** Nobody is asked to apply until a day that is over. */
function requireLastDay({ clock }: Context, info: JobInfo, stored?: Posting): void {
  const before = stored && { state: stored.state, applyUntil: stored.applyUntil?.getTime() ?? null }
  const fault = lastDayFault(info, before, clock.now())
  if (fault !== undefined) throw new Failure('BadInput', { fields: { 'generalInfo.applyUntil': fault } })
}
