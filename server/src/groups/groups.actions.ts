import { DAY_MS } from '@trellis/contract/durations.ts'
import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { lastDayFault } from '@trellis/contract/jobs/lastDay.ts'
import { type JobState, nextJobStates } from '@trellis/contract/jobs/jobs.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { lockStaying } from '../accounts/accounts.actions.ts'
import { consumeWithin, type Limit } from '../accounts/limits.ts'
import { renewSuggestions, suitsOthers } from '../candidates/suggestions/suggestions.actions.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { addMember, setDirectory } from '../memberships/memberships.actions.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { readText } from '../platform/reading/reading.ts'
import { indexPostings } from '../postings/index/postingIndex.actions.ts'
import { replacePicture } from '../postings/pictures/pictures.actions.ts'
import { addPosting, deletePosting, type PostingFacts, updatePosting } from '../postings/postings.actions.ts'
import { type Posting, remainingPosting } from '../postings/postings.queries.ts'
import { lockStayingOwner } from '../postings/owners/stayingOwner.actions.ts'
import { requireGroups } from '../postings/membership/namedGroups.policy.ts'
import { postingReading } from '../postings/texts/postings.reading.ts'
import { dissolveLater } from './dissolving.actions.ts'
import { groupColumns, textsOf } from './groupColumns.ts'
import { groupAddedSince } from './groups.queries.ts'
import { groups } from './groups.tables.ts'

/** What a group tells as a posting: it is offered by itself. */
export const postingFacts = (info: GroupInfo): PostingFacts => ({
  name: info.name,
  offeredBy: info.name,
  state: info.state,
  membership: info.membership,
  wantsResume: false,
  applyUntil: info.applyUntil,
})

/** For so long, in milliseconds, the same group added again is a second click and no second group. */
export const SECOND_CLICK_MS = 10_000

/** How many groups one account may add. */
const groupsAdded: Limit = { name: 'groupsAdded', rules: [{ most: 100, within: DAY_MS }] }

interface ToldGroup {
  readonly info: GroupInfo
  /** The skills of its text that the author was shown. */
  readonly shown?: readonly string[]
}

/**
 * Adds a group, whose advisor the actor is; twice within {@link SECOND_CLICK_MS} is once.
 * @throws Failure BadInput where a group that it names or the state cannot be, TooManyAttempts
 */
export async function createGroup(context: Context, ranking: Ranking, actor: Actor, { info, shown = [] }: ToldGroup): Promise<Id> {
  requireNext('new', info.state)
  requireLastDay(context, info)
  const { columns, index } = groupColumns(info, await readText(postingReading, textsOf(info)), ranking.measures, shown)
  return context.db.transaction(async (tx) => {
    // Two clicks at once come one after the other: the second finds the group of the first.
    await lockStaying(tx, actor.id)
    const now = context.clock.now()
    const added = await groupAddedSince(tx, actor.id, columns.info, new Date(now - SECOND_CLICK_MS))
    if (added !== undefined) return added
    await requireGroups(tx, info.membership)
    await consumeWithin(context, tx, groupsAdded, actor.id)
    const id = await addPosting(tx, { kind: GROUP, ownerId: actor.id, ...postingFacts(info) }, now)
    await indexPostings(context, tx, ranking.measures, [{ postingId: id, ...index }])
    await tx.insert(groups).values({ postingId: id, ...columns })
    await addMember(context, tx, { groupId: id, accountId: actor.id, role: 'advisor' })
    await setDirectory(context, tx, id, info.directory)
    return id
  })
}

/**
 * Replaces what a group tells. `basedOn` is when the group that was edited had been changed last; nothing where it does not
 * matter.
 * @throws Failure NotFound, Stale where it was changed since, Forbidden where it would be open without an owner, or BadInput where a
 * group or the state cannot be
 */
export async function updateGroup(
  context: Context,
  ranking: Ranking,
  { id, info, shown = [], basedOn }: ToldGroup & { readonly id: Id; readonly basedOn?: number | null | undefined },
): Promise<void> {
  const words = await readText(postingReading, textsOf(info))
  await context.db.transaction(async (tx) => {
    if (info.state === 'open') await lockStayingOwner(tx, id)
    const { passedSkills, info: before, ...posting } = await lockedGroup(tx, id)
    if (typeof basedOn === 'number' && posting.updatedAt.getTime() !== basedOn) throw new Failure('Stale')
    requireNext(posting.state, info.state)
    requireLastDay(context, info, posting)
    if (info.membership.includes(id)) throw atMembership('A group cannot be for its own members alone')
    await requireGroups(tx, info.membership, posting.membership)
    const { columns, index } = groupColumns(info, words, ranking.measures, [...shown, ...passedSkills])
    await updatePosting(tx, id, postingFacts(info), context.clock.now())
    await tx.update(groups).set(columns).where(eq(groups.postingId, id))
    await setDirectory(context, tx, id, info.directory)
    await indexPostings(context, tx, ranking.measures, [{ postingId: id, ...index }])
    const isRenewed = suitsOthers({ info: before, passedSkills }, columns, indecisive)
    if (isRenewed) await renewSuggestions(context, tx, [{ id, state: info.state }])
  })
}

/** What a group tells that decides nothing about whom it suits. */
const indecisive = new Set<keyof GroupInfo>(['webLink', 'exclusive', 'directory', 'startDate', 'endDate', 'applyUntil', 'state'])

/**
 * Deletes a group with its picture. It is gone from every list at once; that nobody is its member any more follows.
 * @param name as its owner wrote it, so that no other group is deleted by mistake
 * @throws Failure NotFound where it is deleted already, BadInput at `name`
 */
export async function deleteGroup(context: Context, id: Id, name: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const posting = await lockedGroup(tx, id)
    if (name.trim().toLowerCase() !== posting.name.trim().toLowerCase()) {
      throw new Failure('BadInput', { fields: { name: 'Write the name of the group as it stands above' } })
    }
    await deletePosting(tx, id, context.clock.now())
    await replacePicture(context, tx, posting, null)
    await dissolveLater(context, tx, id)
  })
}

/** A group as it is now, which nobody else edits until the transaction ends. */
async function lockedGroup(tx: Transaction, id: Id): Promise<Posting & Pick<typeof groups.$inferSelect, 'passedSkills' | 'info'>> {
  const [group] = await tx
    .select({ passedSkills: groups.passedSkills, info: groups.info })
    .from(groups)
    .where(eq(groups.postingId, id))
    .for('update')
  return { ...(await remainingPosting(tx, id)), ...found(group) }
}

const atMembership = (sentence: string) => new Failure('BadInput', { fields: { 'generalInfo.membership': sentence } })

function requireNext(before: JobState | 'new', next: JobState): void {
  if (nextJobStates[before].includes(next)) return
  const sentence = next === 'draft' ? 'A group that was open can be closed, but is no draft again' : 'Open the group before you close it'
  throw new Failure('BadInput', { fields: { 'generalInfo.state': sentence } })
}

/** Nobody is asked to join until a day that is over. */
function requireLastDay({ clock }: Context, info: GroupInfo, stored?: Posting): void {
  const before = stored && { state: stored.state, applyUntil: stored.applyUntil?.getTime() ?? null }
  const fault = lastDayFault(info, before, clock.now())
  if (fault !== undefined) throw new Failure('BadInput', { fields: { 'generalInfo.applyUntil': fault } })
}
