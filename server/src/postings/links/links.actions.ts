import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { OtherMemberships, StatusChange } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkOfOwner, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { agreesUnlessSaid } from '@trellis/contract/accounts/minors.ts'
import { type Limit, consumeWithin } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/failure.ts'
import { birthYearOf } from '../../profiles/profiles.queries.ts'
import { applicationChange, groupsToJoin, isOwnResume } from './applications.ts'
import { candidateOf } from './candidates.queries.ts'
import { ownerSide, personSide } from './linkSides.ts'
import { changeLink } from './linkChange.ts'
import { contacts } from './links.policy.ts'
import { linkOf } from './links.present.ts'
import { lockedLink, untouched } from './lockedLink.ts'
import { type Posting, sharedPosting, sharedPostingSeenBy, stillThere } from '../postings.queries.ts'
import { links } from '../postings.tables.ts'

/**
 * Changes a student's own side of a link.
 * @returns the link, or the groups that the student would have to join before applying: then nothing has changed
 * @throws Failure NotFound, Stale, InvalidTransition, or BadInput at `resume`
 */
export async function changeAsPerson(
  context: Context,
  actor: Actor,
  change: StatusChange,
): Promise<{ result: LinkOfPerson } | OtherMemberships> {
  const { jobId, jobType, event, bucket } = change
  const year = new Date(context.clock.now()).getUTCFullYear()
  return context.db.transaction(async (tx) => {
    const said = { ok2contact: change.ok2contact ?? agreesUnlessSaid(await birthYearOf(tx, actor.id), year) }
    const posting = found(await sharedPostingSeenBy(tx, actor, jobId, jobType))
    const isOwn = await isOwnResume(tx, change)
    const row = await lockedLink(context, tx, { postingId: posting.id, personId: actor.id })
    const acting = personSide(context, actor, posting)
    if (event === 'applied' && acting.events(row).includes(event)) {
      const groups = await groupsToJoin(tx, actor, posting)
      if (groups !== undefined) return { groups }
    }
    const application = () => applicationChange(context, posting, change, isOwn)
    return { result: await changeLink(context, tx, acting, row, { event, bucket, application, said }) }
  })
}

const HOUR = 3_600_000
/** How many people who have not applied one account may contact; the same about the same posting again is not counted. */
const strangersContacted: Limit = {
  name: 'strangersContacted',
  rules: [
    { most: 60, within: HOUR },
    { most: 300, within: 24 * HOUR },
  ],
}

/**
 * Changes the owner's side of a link, by whoever may review the posting.
 * @throws Failure NotFound, Stale, InvalidTransition or TooManyAttempts
 */
export async function changeAsOwner(context: Context, actor: Actor, change: StatusChange): Promise<{ result: LinkOfOwner }> {
  return context.db.transaction(async (tx) => {
    const posting = stillThere(await sharedPosting(tx, change.jobId, change.jobType))
    return { result: await changeCandidate(context, tx, actor, posting, change) }
  })
}

/**
 * Changes one link on the owner's side; its posting is shared until the transaction ends.
 * @throws Failure as {@link changeAsOwner}
 */
export async function changeCandidate(
  context: Context,
  tx: Transaction,
  actor: Actor,
  posting: Posting,
  { studentId, event, bucket, note = '' }: Pick<StatusChange, 'studentId' | 'event' | 'bucket'> & { readonly note?: string },
): Promise<LinkOfOwner> {
  const candidate = () => candidateOf({ clock: context.clock, db: tx }, actor, posting, studentId)
  const candidateNow = await candidate()
  const row = await lockedLink(context, tx, { postingId: posting.id, personId: studentId })
  // Whoever withdrew while the lock was waited for may be seen no longer.
  const isUnchanged = row.changes === (candidateNow.link?.changes ?? 0)
  const { person, link } = isUnchanged ? candidateNow : await candidate()
  const acting = ownerSide(context, actor, posting, { id: studentId, person, resumeName: link?.resumeName ?? null })
  const before = linkOf(row)
  if (event !== 'undo' && !row.applied && contacts(event, before) && acting.events(row).includes(event)) {
    await consumeWithin(context, tx, strangersContacted, actor.id, `${posting.id} ${studentId}`)
  }
  const words = event === 'contacted' ? note : ''
  return changeLink(context, tx, acting, row, { event, bucket, words })
}

/**
 * Takes back what the owner's side saved.
 * @throws Failure as {@link changeAsOwner}
 */
export async function cancelAsOwner(context: Context, actor: Actor, jobId: Id, studentId: Id): Promise<{ state: LinkState }> {
  const { result } = await changeAsOwner(context, actor, { jobId, studentId, jobType: JOB, event: 'cancel', bucket: '', note: '' })
  return { state: result.state }
}

/**
 * Takes a link back on the student's own side: what they saved is forgotten; from an application, a talk or an acceptance they
 * withdraw.
 * @returns the state of their side
 * @throws Failure NotFound or InvalidTransition
 */
export async function cancelAsPerson(context: Context, actor: Actor, jobId: Id): Promise<{ state: LinkState }> {
  const change = { jobId, studentId: actor.id, jobType: JOB, bucket: '', note: '' } as const
  return context.db.transaction(async (tx) => {
    const posting = found(await sharedPostingSeenBy(tx, actor, jobId, change.jobType))
    const row = await lockedLink(context, tx, { postingId: posting.id, personId: actor.id })
    const event = row.personState === 'saved' ? 'cancel' : 'withdrawn'
    const application = () => applicationChange(context, posting, { ...change, event }, true)
    const acting = personSide(context, actor, posting)
    const { state } = await changeLink(context, tx, acting, row, { event, bucket: '', application })
    return { state }
  })
}

/**
 * Notes that the owner's side has looked at a candidate; twice is once.
 * @throws Failure NotFound
 */
export async function markViewed(context: Context, actor: Actor, { id }: Posting, studentId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const posting = stillThere(await sharedPosting(tx, id))
    await candidateOf({ clock: context.clock, db: tx }, actor, posting, studentId)
    await tx
      .insert(links)
      .values({ postingId: posting.id, personId: studentId, ...untouched(new Date(context.clock.now())), viewed: true })
      .onConflictDoUpdate({ target: [links.postingId, links.personId], set: { viewed: true } })
  })
}
